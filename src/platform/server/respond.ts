import * as z from 'zod'
import type { Download, Endpoint } from '#platform/contract.ts'
import { Page } from '#platform/db/queries/page.ts'
import type { Target } from '#platform/db/queries/keyset-page.ts'
import type { AnswerHeaders } from './http/answer-headers.ts'
import { plainAnswer } from './http/plain-answer.ts'

const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && 'body' in answer && 'type' in answer

interface ResponseInput {
  answer: unknown
  /** The query as parsed for the handler. */
  query: unknown
  /** The requested URL. */
  url: string
  headers: AnswerHeaders
  /** Whether browsers may store it. */
  isBrowserCacheable: boolean
}

interface Paged {
  page: number
  limit: number
}

const isPaged = (query: unknown): query is Paged =>
  typeof query === 'object' && query !== null && 'page' in query && 'limit' in query

const revalidated = 'private, no-cache'
const immutable = 'private, max-age=31536000, immutable'

function send(status: number, body: string | null, headers: AnswerHeaders) {
  const plain = headers.plain()
  return plain ? plainAnswer({ status, body, headers: plain }) : new Response(body, { status, headers: headers.all() })
}

/** The client has this answer already. */
export function notModified(tag: string, headers: AnswerHeaders): Response {
  headers.own['etag'] = tag
  headers.own['cache-control'] = revalidated
  return send(304, null, headers)
}

/** Sends only what the contract describes: a column that `returns` does not name cannot leak. */
export function respond(
  { method, returns, status }: Endpoint,
  { answer, query, url, headers, isBrowserCacheable }: ResponseInput,
): Response {
  const { own } = headers
  own['cache-control'] = method === 'GET' && isBrowserCacheable ? revalidated : 'no-store'
  if (!returns) return send(status, null, headers)
  if (!(returns instanceof z.ZodType)) return download(answer, headers, isBrowserCacheable)

  own['content-type'] = 'application/json'
  // Lets intermediaries know that the response may be compressed.
  own['vary'] = 'accept-encoding'
  if (answer instanceof Page) {
    own['x-total-count'] = String(answer.total)
    if (answer.info.isLeast) own['x-total-count-is'] = 'at-least'
    const links = isPaged(query) && pageLinks(new URL(url), query, answer)
    if (links) own['link'] = links
  }
  const value: unknown = answer instanceof Page ? answer.items : answer
  return send(status, JSON.stringify(returns.parse(value)), headers)
}

/** The `Link` header (RFC 8288) to the neighbours of a page and to both ends of the list. */
function pageLinks(url: URL, { page, limit }: Paged, { total, info }: Page<unknown>) {
  const last = Math.max(1, Math.ceil(total / limit))
  const { prev, next } = info.neighbours ?? {
    ...(page > 1 && page - 1 <= last && { prev: { page: page - 1 } }),
    ...(page < last && { next: { page: page + 1 } }),
  }
  const end = info.isLeast ? { page: 1, at: 'end' } : { page: last }
  const targets = { first: { page: 1 }, prev, next, last: info.isEndless ? undefined : end }
  if (last === 1 && !prev && !next) return ''
  return Object.entries(targets)
    .flatMap(([name, target]) => (target ? [`<${addressOf(url, limit, target)}>; rel="${name}"`] : []))
    .join(', ')
}

function addressOf({ pathname, searchParams }: URL, limit: number, { page, at }: Target) {
  const search = new URLSearchParams(searchParams)
  search.set('page', String(page))
  search.set('limit', String(limit))
  search.delete('at')
  if (at !== undefined) search.set('at', at)
  return `${pathname}?${search}`
}

function download(answer: unknown, headers: AnswerHeaders, isBrowserCacheable: boolean) {
  if (!isDownload(answer)) throw new TypeError('The handler of a file endpoint must return a Download')
  if (answer.isImmutable && isBrowserCacheable) headers.own['cache-control'] = immutable
  Object.assign(headers.own, {
    'content-type': answer.type.startsWith('text/') ? `${answer.type}; charset=utf-8` : answer.type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
    // If shown instead of saved, the file runs nothing and has an opaque origin.
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return new Response(answer.body, { headers: headers.all() })
}
