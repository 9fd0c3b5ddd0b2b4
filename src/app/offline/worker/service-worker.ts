import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import files from 'virtual:built-files'
import type { ToWorker } from '#app/offline/messages.ts'
import { assetCache, cacheAssets } from './assets.ts'
import { cacheData, cacheIncluded, fetchAgain } from './data.ts'
import { isCall } from './folder.ts'
import { cachePages } from './pages.ts'
import { writeWorkspaceName } from './workspace-name.ts'

declare const self: ServiceWorkerGlobalScope

precacheAndRoute([...files.first], { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
cacheAssets()
cacheData()
cachePages()
// Caches the first visit too. Later versions wait for a request, or until all pages of the older one are closed.
clientsClaim()

self.addEventListener('message', (event) => {
  const message: ToWorker = event.data
  if (message.kind === 'takeOver') void self.skipWaiting()
  if (message.kind === 'included') event.waitUntil(cacheIncluded(message.data, message.requestedAt, event))
  if (message.kind === 'named') event.waitUntil(writeWorkspaceName(message.name))
  if (message.kind === 'loaded') event.waitUntil(cacheLoaded(message.urls, event))
})

/** Caches what the page loaded before: files from the browser's cache, data by new requests. */
async function cacheLoaded(urls: readonly string[], event: ExtendableEvent) {
  const ownUrls = urls.filter((url) => new URL(url).origin === self.location.origin)
  const cache = await caches.open(assetCache)
  for (const url of ownUrls.filter((url) => url.includes('/assets/'))) {
    if (!(await caches.match(url))) await cache.add(url).catch(() => undefined)
  }
  await fetchAgain(
    ownUrls.filter((url) => isCall(new URL(url))),
    event,
  )
}
