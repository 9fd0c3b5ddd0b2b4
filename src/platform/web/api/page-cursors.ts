import { writeQuery } from '#platform/text/query-string.ts'
import type { Parts } from './request.ts'

const maxCursors = 500
/**
 * By reader, such as a query client, since a server renders pages for many users and a cursor contains values of a
 * record.
 */
const cursors = new WeakMap<object, Map<string, string>>()

const isFromEnd = (at: string) => at === 'end' || at.startsWith('end ')

/** Key of a page: its list, its number, and the end from which it counts. */
function getName(path: string, search: URLSearchParams) {
  const parameters = [...search].filter(([key]) => key !== 'at').map((pair) => pair.join('='))
  return `${path} ${isFromEnd(search.get('at') ?? '')} ${parameters.toSorted().join('&')}`
}

/** Stores the cursors of adjacent pages from the `Link` header, because large offsets are slow. */
export function rememberCursors(reader: object | undefined, path: string, link: string) {
  if (!reader) return
  const ofReader = cursors.get(reader) ?? new Map<string, string>()
  cursors.set(reader, ofReader)
  for (const [, address = ''] of link.matchAll(/<[^>?]*\?([^>]*)>; rel="(?:next|prev)"/g)) {
    const search = new URLSearchParams(address)
    const at = search.get('at')
    if (at === null || at === 'end') continue
    const name = getName(path, search)
    ofReader.delete(name)
    ofReader.set(name, at)
    const [oldest] = ofReader.keys()
    if (oldest !== undefined && ofReader.size > maxCursors) ofReader.delete(oldest)
  }
}

/** Adds the cursor of a page to its query, if an earlier response contained it. */
export function withCursor(reader: object | undefined, path: string, input: Parts): Parts {
  const at = reader && cursors.get(reader)?.get(getName(path, writeQuery(input.query ?? {})))
  return at === undefined ? input : { ...input, query: { ...input.query, at } }
}
