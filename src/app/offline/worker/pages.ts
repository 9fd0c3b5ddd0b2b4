import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import files from 'virtual:built-files'
import { folder } from './folder.ts'
import { offlinePage } from './offline-page.ts'

const pathOf = (url: URL) => url.pathname.slice(folder.length).replace(/(?:\/|index\.html)+$/, '')

const screens = new Set(files.screens)
const roots = new Set(files.screens.map((screen) => screen.split('/')[0]))

/**
 * Pages come from the server as long as there is one, so that nobody ever gets an older version than it has. Without a
 * connection: the page as it was, the application for its screens that are made for any address, or a word about it.
 */
export function keepPages() {
  const kept = new NetworkFirst({
    cacheName: 'atrium-pages',
    plugins: [
      // A page is the same for every search and for everybody; what was searched for is not written down.
      { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, '') },
      new CacheableResponsePlugin({ statuses: [200] }),
      // What the server rendered for one person.
      {
        cacheWillUpdate: async ({ response }) =>
          /no-store/.test(response.headers.get('cache-control') ?? '') ? null : response,
      },
      new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true }),
    ],
  })
  const passing = new NetworkOnly()
  const isOwn = (url: URL) => !roots.has(pathOf(url).split('/')[0]) && pathOf(url) !== ''
  registerRoute(
    new NavigationRoute(
      async (options) => {
        const { url } = options
        // Of what is not prerendered only the public pages are kept; the others are all the same.
        const strategy = screens.has(pathOf(url)) || isOwn(url) ? kept : passing
        try {
          return await strategy.handle(options)
        } catch {
          const application = isOwn(url) ? undefined : await matchPrecache(`${folder}fallback.html`)
          return application ?? offlinePage(pathOf(url))
        }
      },
      { denylist: [new RegExp(`^${folder}(?:api/|healthz$|readyz$)`)] },
    ),
  )
}
