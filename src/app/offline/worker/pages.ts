import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import files from 'virtual:built-files'
import { folder } from './folder.ts'
import { offlinePage } from './offline-page.ts'

const getPath = (url: URL) => url.pathname.slice(folder.length).replace(/(?:\/|index\.html)+$/, '')

const screens = new Set(files.screens)
const roots = new Set(files.screens.map((screen) => screen.split('/')[0]))

/**
 * Pages come from the network first, so that users never get an outdated version. Offline: the cached page, the
 * application for its dynamic screens, or an offline page.
 */
export function cachePages() {
  const networkFirst = new NetworkFirst({
    cacheName: 'atrium-pages',
    plugins: [
      // Pages do not depend on the query, which must not be stored.
      { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, '') },
      new CacheableResponsePlugin({ statuses: [200] }),
      // Excludes pages rendered for one user.
      {
        cacheWillUpdate: async ({ response }) =>
          /no-store/.test(response.headers.get('cache-control') ?? '') ? null : response,
      },
      new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true }),
    ],
  })
  const networkOnly = new NetworkOnly()
  const isOwn = (url: URL) => !roots.has(getPath(url).split('/')[0]) && getPath(url) !== ''
  registerRoute(
    new NavigationRoute(
      async (options) => {
        const { url } = options
        // Besides prerendered screens only public pages are cached; all other paths share the fallback.
        const strategy = screens.has(getPath(url)) || isOwn(url) ? networkFirst : networkOnly
        try {
          return await strategy.handle(options)
        } catch {
          const application = isOwn(url) ? undefined : await matchPrecache(`${folder}fallback.html`)
          return application ?? offlinePage(getPath(url))
        }
      },
      { denylist: [new RegExp(`^${folder}(?:api/|healthz$|readyz$)`)] },
    ),
  )
}
