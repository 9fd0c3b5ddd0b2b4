import { isObject } from '#platform/records/is-object.ts'
import type { Listed } from '#platform/web/api/listed.ts'
import type { IncludedData, IncludedResponse } from './messages.ts'

/** The responses in the data of a query: it, or its pages. */
export const responsesIn = (data: unknown): unknown[] =>
  isObject(data) && 'pages' in data && 'pageParams' in data && Array.isArray(data.pages) ? data.pages : [data]

export const isListed = (data: unknown): data is Listed<unknown> =>
  isObject(data) && 'items' in data && 'total' in data && 'isLeast' in data

/** What a response has as its body, and its headers. */
export function createResponse(data: unknown) {
  if (!isListed(data)) return { body: data, headers: {} }
  const total = { 'x-total-count': String(data.total), ...(data.isLeast && { 'x-total-count-is': 'at-least' }) }
  return { body: data.items, headers: total }
}

/** The responses of the API in a server-rendered page. */
export const listResponses = ({ queryResults, otherResponses }: IncludedData): IncludedResponse[] => [
  ...queryResults.flatMap(({ data, paths = [] }) =>
    responsesIn(data)
      .slice(0, paths.length)
      .map((response, index) => ({ path: paths[index] ?? '', ...createResponse(response) })),
  ),
  ...otherResponses,
]
