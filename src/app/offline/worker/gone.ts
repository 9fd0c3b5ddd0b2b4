declare const self: ServiceWorkerGlobalScope

/** The worker of a build without offline support: replaces an older one, deletes its caches and unregisters. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (/^(?:atrium|workbox)-/.test(name)) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
export {}
