import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isCall } from './folder.ts'

export const assetCache = 'atrium-assets'

const month = 30 * 24 * 60 * 60

/**
 * Files whose name says what is in them never change. Those of older versions stay for a while: a tab that was open during
 * a release goes on with them. Pictures may change, and are looked at anew for the next time.
 */
export function keepAssets() {
  const whole = new CacheableResponsePlugin({ statuses: [200] })
  const files = new CacheFirst({
    cacheName: assetCache,
    plugins: [whole, new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: month, purgeOnQuotaError: true })],
  })
  const isAsset = ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) =>
    sameOrigin && url.pathname.includes('/assets/')
  registerRoute(isAsset, files)
  // A page that looks for its folder only asks whether a file is there.
  registerRoute(isAsset, ({ request }) => headOf(request), 'HEAD')

  const pictures = new StaleWhileRevalidate({
    cacheName: 'atrium-pictures',
    plugins: [whole, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: month, purgeOnQuotaError: true })],
  })
  registerRoute(
    ({ sameOrigin, url, request }) =>
      sameOrigin && !isCall(url) && ['image', 'font', 'manifest'].includes(request.destination),
    pictures,
  )
}

async function headOf(request: Request) {
  const kept = await caches.match(request, { ignoreMethod: true })
  return kept ? new Response(null, kept) : fetch(request)
}
