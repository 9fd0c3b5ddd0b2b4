import * as z from 'zod'
import type { Download, Endpoint } from '#platform/contract.ts'
import { Page } from '#platform/db/page.ts'
import type { Target } from '#platform/db/page-far-in.ts'

const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && 'body' in answer && 'type' in answer

interface Answered {
  answer: unknown
  /** The query as it was parsed for the handler. */
  query: unknown
  url: URL
  headers: Headers
}

interface Paged {
  page: number
  limit: number
}

const isPaged = (query: unknown): query is Paged =>
  typeof query === 'object' && query !== null && 'page' in query && 'limit' in query

const mine = 'private, no-cache'

/** The asker has this answer already. */
export function notModified(tag: string, headers: Headers): Response {
  headers.set('etag', tag)
  headers.set('cache-control', mine)
  return new Response(null, { status: 304, headers })
}

/** Sends what the contract describes and nothing else: a column that `returns` does not name cannot leak. */
export function respond({ method, returns, status }: Endpoint, { answer, query, url, headers }: Answered): Response {
  headers.set('cache-control', method === 'GET' ? mine : 'no-store')
  if (!returns) return new Response(null, { status, headers })
  if (!(returns instanceof z.ZodType)) return download(answer, headers)

  headers.set('content-type', 'application/json')
  if (answer instanceof Page) {
    headers.set('x-total-count', String(answer.total))
    if (answer.facts.isLeast) headers.set('x-total-count-is', 'at-least')
    const links = isPaged(query) && pageLinks(url, query, answer)
    if (links) headers.set('link', links)
  }
  const value: unknown = answer instanceof Page ? answer.items : answer
  return new Response(JSON.stringify(returns.parse(value)), { status, headers })
}

/** The `Link` header (RFC 8288) to the neighbours of a page and to both ends of the list. */
function pageLinks(url: URL, { page, limit }: Paged, { total, facts }: Page<unknown>) {
  const last = Math.max(1, Math.ceil(total / limit))
  const { prev, next } = facts.around ?? {
    ...(page > 1 && page - 1 <= last && { prev: { page: page - 1 } }),
    ...(page < last && { next: { page: page + 1 } }),
  }
  const end = facts.isLeast ? { page: 1, at: 'end' } : { page: last }
  const targets = { first: { page: 1 }, prev, next, last: facts.isEndless ? undefined : end }
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

function download(answer: unknown, headers: Headers) {
  if (!isDownload(answer)) throw new TypeError('The handler of a file endpoint has to return a Download')
  headers.set('content-type', answer.type.startsWith('text/') ? `${answer.type}; charset=utf-8` : answer.type)
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`)
  headers.set('x-content-type-options', 'nosniff')
  // Should it ever be shown instead of saved, it runs nothing and is nobody.
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  return new Response(answer.body, { headers })
}
