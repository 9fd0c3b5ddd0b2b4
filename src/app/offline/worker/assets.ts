import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isCall } from './folder.ts'

export const assetCache = 'atrium-assets'

const month = 30 * 24 * 60 * 60

/**
 * Hashed files never change. Those of older versions stay for a while, for tabs opened before a release. Pictures may
 * change and are revalidated for the next request.
 */
export function cacheAssets() {
  const onlyComplete = new CacheableResponsePlugin({ statuses: [200] })
  const files = new CacheFirst({
    cacheName: assetCache,
    plugins: [onlyComplete, new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: month, purgeOnQuotaError: true })],
  })
  const isAsset = ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) =>
    sameOrigin && url.pathname.includes('/assets/')
  registerRoute(isAsset, files)
  // Relocatable pages send HEAD requests to find their folder.
  registerRoute(isAsset, ({ request }) => respondToHead(request), 'HEAD')

  const pictures = new StaleWhileRevalidate({
    cacheName: 'atrium-pictures',
    plugins: [onlyComplete, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: month, purgeOnQuotaError: true })],
  })
  registerRoute(
    ({ sameOrigin, url, request }) =>
      sameOrigin && !isCall(url) && ['image', 'font', 'manifest'].includes(request.destination),
    pictures,
  )
}

async function respondToHead(request: Request) {
  const cached = await caches.match(request, { ignoreMethod: true })
  return cached ? new Response(null, cached) : fetch(request)
}
