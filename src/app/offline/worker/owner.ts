// The user whose data is cached; persisted, since browsers stop idle workers.
const cacheName = 'atrium-owner'
const entry = '/owner'
const nobody = ''

let known: Promise<string> | undefined

const read = async () => (await (await caches.open(cacheName)).match(entry))?.text() ?? nobody

/** The user whose data may be cached and shown; empty if signed out. */
export const ownerNow = () => (known ??= read())

export async function writeOwner(owner: string) {
  known = Promise.resolve(owner)
  if (owner === nobody) return caches.delete(cacheName)
  await (await caches.open(cacheName)).put(entry, new Response(owner))
}
