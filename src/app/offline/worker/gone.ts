import { isOwnCache } from '#app/offline/own-cache.ts'

declare const self: ServiceWorkerGlobalScope

/** The worker of a build without offline support: replaces an older one, deletes its caches and unregisters. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  const unregister = async () => {
    const { registration } = self
    for (const name of await caches.keys()) if (isOwnCache(name, registration.scope)) await caches.delete(name)
    await registration.unregister()
  }
  event.waitUntil(unregister())
})
