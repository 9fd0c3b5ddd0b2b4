import type { APIRequestContext } from '@playwright/test'
import { recordScreens, screens } from './rendered-page.ts'

// Pages of these many records of each screen are read for links to further screens.
const maxRead = 24

const patterns = recordScreens.map((screen) => ({
  screen,
  pattern: new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

const unescape = (address: string) => address.replaceAll('&amp;', '&')

const listLinks = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, link = '']) => unescape(link))

/** An address for each screen of a record, by its path: found as users find them, by the links of rendered pages. */
export async function findRecordAddresses(request: APIRequestContext, server: string) {
  const found = new Map<string, string[]>()
  const withQuery = new Map<string, string[]>()
  /** Queues an address of a kind, up to a limit. */
  const add = (kinds: Map<string, string[]>, kind: string, address: string) => {
    const known = kinds.get(kind) ?? []
    kinds.set(kind, known)
    if (known.length >= maxRead || queue.includes(address)) return
    known.push(address)
    queue.push(address)
  }
  const queue = [...screens]
  for (const next of queue) {
    if (!screens.includes(next) && recordScreens.every((screen) => found.has(screen))) break
    // oxlint-disable-next-line no-await-in-loop -- each page names the next ones
    const html = await (await request.get(server + next)).text()
    for (const link of listLinks(html)) {
      const [path = '', query] = link.split('?')
      const screen = patterns.find(({ pattern }) => pattern.test(path))?.screen
      if (screen) add(found, screen, path)
      else if (query && screens.includes(path)) add(withQuery, path, link)
    }
  }
  return new Map([...found].flatMap(([screen, [first]]) => (first ? [[screen, first]] : [])))
}
