import * as z from 'zod'
import type { Endpoint } from '#platform/contract.ts'
import { Failure, notFound, refused } from '#platform/errors/failure.ts'
import { isObject } from '#platform/records/is-object.ts'
import { readQuery } from '#platform/text/query-string.ts'
import { maxQueryParameters } from '#platform/request-limits.ts'
import { toIssues, unknownKey } from '#platform/server/http/row-issues.ts'
import { isStorable, parseJson, unstorable } from '#platform/server/http/json-body.ts'
import type { Uploaded } from '#platform/server/files/uploaded.ts'

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown, prefix: string): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new Failure(422, 'The request does not match its schema', toIssues(result.error.issues, { prefix }))
}

/** The path parameters; an invalid id is answered like an unknown one. */
export function parseParams({ params }: Endpoint, values: Record<string, string>) {
  if (!params) return undefined
  const result = params.safeParse(values)
  if (!result.success || !isStorable(values)) throw notFound()
  return result.data
}

function parseSearch(url: string) {
  const search = new URL(url).searchParams
  if (search.size > maxQueryParameters)
    throw new Failure(400, `The query has more than ${maxQueryParameters} parameters`)
  for (const [key, value] of search) {
    if (!isStorable([key, value])) throw refused(key, unstorable)
  }
  return search
}

export function parseQuery({ method, query, body }: Endpoint, url: string) {
  if (!query && !url.includes('?')) return undefined
  const search = parseSearch(url)
  if (query) return parsed(query, readQuery(query, search), '')
  const [unknown] = search.keys()
  if (unknown !== undefined && !(method === 'DELETE' && body)) throw refused(unknown, unknownKey(unknown))
  return undefined
}

const Base = z.record(z.string(), z.unknown())

/** Separates the values that changed fields had when the record was read from the changes. */
function splitBase({ mergesFields, body }: Endpoint, sent: unknown) {
  // Nothing is copied: a body may have a hundred thousand keys.
  if (!mergesFields || !isObject(sent) || !Object.hasOwn(sent, 'base')) return { sent, base: undefined }
  const base = parsed(Base, sent['base'], 'base')
  delete sent['base']
  const fields = body instanceof z.ZodObject ? body.shape : {}
  const unknown = Object.keys(base).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) throw refused(`base.${unknown}`, unknownKey(unknown))
  return { sent, base }
}

/**
 * The JSON body; the keys that were `sent`, before defaults; and `base` of an endpoint with `mergesFields`. For a DELETE
 * without a body the query string is read in its place.
 */
export async function parseBody(endpoint: Endpoint, request: Request) {
  const { method, body } = endpoint
  if (!body) return { body: undefined, sent: undefined, base: undefined }
  const text = await request.text()
  if (method === 'DELETE' && text === '') {
    const sent = Object.fromEntries(
      [...parseSearch(request.url)].map(([key, value]) => [key, /^-?\d{1,15}$/.test(value) ? Number(value) : value]),
    )
    return { body: parsed(body, sent, ''), sent, base: undefined }
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim()
  if (type !== 'application/json') throw new Failure(415, 'The body must be application/json')
  const { sent, base } = splitBase(endpoint, parseJson(text))
  return { body: parsed(body, sent, ''), sent, base }
}

/** A body that is a file: any bytes, up to the endpoint's limit. */
export async function parseUpload({ upload }: Endpoint, request: Request): Promise<Uploaded | undefined> {
  if (!upload) return undefined
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.byteLength > upload.maxBytes) throw new Failure(413, 'The file is too large')
  return { bytes, type: request.headers.get('content-type') }
}
