import * as z from 'zod'
import type { Download, Endpoint } from '#platform/contract.ts'
import { Page } from '#platform/db/queries/page.ts'
import type { Target } from '#platform/db/queries/keyset-page.ts'
import type { ResponseHeaders } from '#platform/server/http/response-headers.ts'
import { plainResponse } from '#platform/server/http/plain-response.ts'

const isDownload = (result: unknown): result is Download =>
  typeof result === 'object' && result !== null && 'body' in result && 'type' in result

interface ResponseInput {
  result: unknown
  /** The query as parsed for the handler. */
  query: unknown
  /** The requested URL. */
  url: string
  headers: ResponseHeaders
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
const unstored = 'private, no-store'

function send(status: number, body: string | null, headers: ResponseHeaders) {
  const plain = headers.plain()
  return plain
    ? plainResponse({ status, body, headers: plain })
    : new Response(body, { status, headers: headers.all() })
}

/** The client has this response already. */
export function notModified(tag: string, headers: ResponseHeaders): Response {
  headers.own['etag'] = tag
  headers.own['cache-control'] = revalidated
  return send(304, null, headers)
}

/** Sends only what the contract describes: a column that `returns` does not name cannot leak. */
export function respond(
  { method, returns, status, exports: isExport }: Endpoint,
  { result, query, url, headers, isBrowserCacheable }: ResponseInput,
): Response {
  const { own } = headers
  own['cache-control'] = isExport ? unstored : method === 'GET' && isBrowserCacheable ? revalidated : 'no-store'
  if (!returns) return send(status, null, headers)
  if (!(returns instanceof z.ZodType)) return download(result, headers, isBrowserCacheable)

  own['content-type'] = 'application/json'
  // Lets intermediaries know that the response may be compressed.
  own['vary'] = 'accept-encoding'
  if (result instanceof Page) {
    own['x-total-count'] = String(result.total)
    if (result.info.isLeast) own['x-total-count-is'] = 'at-least'
    const links = isPaged(query) && pageLinks(new URL(url), query, result)
    if (links) own['link'] = links
  }
  const value: unknown = result instanceof Page ? result.items : result
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
    .flatMap(([name, target]) => (target ? [`<${createAddress(url, limit, target)}>; rel="${name}"`] : []))
    .join(', ')
}

function createAddress({ pathname, searchParams }: URL, limit: number, { page, at }: Target) {
  const search = new URLSearchParams(searchParams)
  search.set('page', String(page))
  search.set('limit', String(limit))
  search.delete('at')
  if (at !== undefined) search.set('at', at)
  return `${pathname}?${search}`
}

function download(result: unknown, headers: ResponseHeaders, isBrowserCacheable: boolean) {
  if (!isDownload(result)) throw new TypeError('The handler of a file endpoint must return a Download')
  if (result.isImmutable && isBrowserCacheable) headers.own['cache-control'] = immutable
  Object.assign(headers.own, {
    'content-type': result.type.startsWith('text/') ? `${result.type}; charset=utf-8` : result.type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(result.name)}`,
    // If shown instead of saved, the file runs nothing and has an opaque origin.
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return new Response(result.body, { headers: headers.all() })
}
