import * as z from 'zod'
import type { Download, Endpoint } from '#platform/contract.ts'
import { Page } from '#platform/db/page.ts'

const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && 'body' in answer && 'type' in answer

interface Answered {
  answer: unknown
  /** The query as it was parsed for the handler. */
  query: unknown
  url: URL
  headers: Headers
}

const isPaged = (query: unknown): query is { page: number; limit: number } =>
  typeof query === 'object' && query !== null && 'page' in query && 'limit' in query

/** Sends what the contract describes and nothing else: a column that `returns` does not name cannot leak. */
export function respond({ method, returns, status }: Endpoint, { answer, query, url, headers }: Answered): Response {
  headers.set('cache-control', method === 'GET' ? 'private, no-cache' : 'no-store')
  if (!returns) return new Response(null, { status, headers })
  if (!(returns instanceof z.ZodType)) return download(answer, headers)

  headers.set('content-type', 'application/json')
  if (answer instanceof Page) {
    headers.set('x-total-count', String(answer.total))
    const links = isPaged(query) && pageLinks(url, query.page, query.limit, answer.total)
    if (links) headers.set('link', links)
  }
  const value: unknown = answer instanceof Page ? answer.items : answer
  return new Response(JSON.stringify(returns.parse(value)), { status, headers })
}

/** The `Link` header (RFC 8288) to the neighbours of a page and to both ends of the list. */
function pageLinks(url: URL, page: number, limit: number, total: number) {
  const last = Math.max(1, Math.ceil(total / limit))
  const targets = { first: 1, prev: page - 1, next: page + 1, last }
  return Object.entries(targets)
    .filter(([name, target]) => last > 1 && target >= 1 && target <= last && (name !== 'next' || page < last))
    .map(([name, target]) => {
      const search = new URLSearchParams(url.searchParams)
      search.set('page', String(target))
      search.set('limit', String(limit))
      return `<${url.pathname}?${search}>; rel="${name}"`
    })
    .join(', ')
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
