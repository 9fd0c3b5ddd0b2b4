import * as z from 'zod'
import type { Endpoint } from '#platform/contract.ts'
import { Failure, Problem } from '#platform/errors/failure.ts'
import { writeQuery } from '#platform/text/query-string.ts'
import { apiRoot } from '#platform/web/navigation/base.ts'
import { requestWithText } from './request-text.ts'
import type { Send } from './transport.ts'

export interface Parts {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
}

/** A file from the server, with its name. */
export interface ReceivedFile {
  name: string
  blob: Blob
}

// Requests need an absolute URL; without a page, as in tests, the host does not matter.
const origin = () => ('location' in globalThis ? globalThis.location.origin : 'http://atrium.test')

/** The full URL of a path of the server. */
export const serverUrl = (path: string) => origin() + apiRoot + path

// All pending `keepalive` bodies of a page share 64 kB; a low limit per request leaves room for several.
const maxKeepaliveLength = 2000

export function requestFor(
  base: string,
  { method, path }: Endpoint,
  { params, query, body }: Parts,
  signal?: AbortSignal,
) {
  const filled = `${base}${path}`
    .replace(/\/$/, '')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = writeQuery(query ?? {}).toString()
  const text = body === undefined ? undefined : JSON.stringify(body)
  const url = serverUrl(filled + (search && `?${search}`))
  // A write is sent even if the page closes immediately.
  const keepalive = method !== 'GET' && (text ?? '').length <= maxKeepaliveLength
  const init = { method, keepalive, ...(signal && { signal }) }
  if (text === undefined) return new Request(url, init)
  return requestWithText(url, text, { ...init, headers: { 'content-type': 'application/json' } })
}

/** Returns a successful response and rejects a failed one with its problem, or `Wrong Services` (X1). */
export async function fetchOk(send: Send, request: Request): Promise<Response> {
  let response: Response
  try {
    response = await send(request)
  } catch (cause) {
    if (request.signal.aborted) throw cause
    throw networkError(cause)
  }
  if (response.ok) return response
  throw parseFailure(response.status, await withNetworkErrors(response.text()), response.headers.get('retry-after'))
}

const networkError = (cause: unknown) => new Failure(0, 'Wrong Services', { cause })

/** Treats an incomplete response as a lost one. */
const withNetworkErrors = <Content>(content: Promise<Content>) =>
  content.catch((cause: unknown) => {
    throw cause instanceof TypeError ? networkError(cause) : cause
  })

/** The error of a failed response. */
export function parseFailure(status: number, text: string, wait: string | null = null) {
  const problem = Problem.safeParse(parseJson(text))
  const retryAfter = Number(wait) || undefined
  if (problem.success) {
    // Servers of version 0.1.0 use the former name.
    const { trouble, errorCode = trouble === 'unsure' ? 'outcome_unknown' : trouble, ...facts } = problem.data
    return new Failure(status, facts.message, { ...facts, errorCode, retryAfter })
  }
  return new Failure(status, text || 'Wrong Services')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function readBody({ returns }: Endpoint, response: Response): Promise<unknown> {
  if (!returns) return undefined
  if (returns instanceof z.ZodType) return returns.parse(await withNetworkErrors(response.json()))
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return {
    name: decodeURIComponent(name ?? 'download'),
    blob: await withNetworkErrors(response.blob()),
  } satisfies ReceivedFile
}
