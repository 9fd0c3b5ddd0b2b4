import type { IncludedResponse } from '#app/offline/messages.ts'
import { withText } from '#platform/text/with-text.ts'
import type { Send } from '#platform/web/api/transport.ts'

const totals = ['x-total-count', 'x-total-count-is']

const isKept = ({ headers }: Response) =>
  headers.get('content-type') === 'application/json' && headers.get('cache-control') !== 'no-store'

/** The headers with the total of a list. */
const readTotal = ({ headers }: Response) =>
  Object.fromEntries(
    totals.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

interface Read {
  path: string
  text: string
  headers: Record<string, string>
}

// A page of a list has its total in a header, and so other data than its body.
const getKey = (text: string, isPage: boolean) => `${isPage ? 'page' : 'whole'} ${text}`

/**
 * Records which path returned which JSON while a page is rendered, so that the browser can store the page's data for
 * offline reading, without another request and without the same data twice in the page.
 */
export function readPaths(send: Send) {
  const reads = new Map<string, Read[]>()
  return {
    async send(request: Request) {
      const response = await send(request)
      if (!response.ok || !isKept(response)) return response
      const text = await response.text()
      const headers = readTotal(response)
      const key = getKey(text, 'x-total-count' in headers)
      const { pathname, search } = new URL(request.url)
      reads.set(key, [...(reads.get(key) ?? []), { path: pathname + search, text, headers }])
      return withText(response, text)
    },
    /** The path of the next response with this body; undefined if the data differs from every response. */
    take(body: unknown, isPage: boolean) {
      const text = JSON.stringify(body)
      const next = (withTotal: boolean) => reads.get(getKey(text, withTotal))?.shift()?.path
      // A list may also be read without its total.
      return isPage ? next(true) : (next(false) ?? next(true))
    },
    /** The responses that no query has as its data, such as those of which it has only a number. */
    rest: (): IncludedResponse[] =>
      [...reads.values()].flat().map(({ path, text, headers }) => ({ path, headers, body: JSON.parse(text) })),
  }
}
