// Whose data is kept. Written down, since a browser ends a worker whenever it has nothing to do.
const cacheName = 'atrium-owner'
const entry = '/owner'
const nobody = ''

let known: Promise<string> | undefined

const read = async () => (await (await caches.open(cacheName)).match(entry))?.text() ?? nobody

/** The user whose data may be kept and shown; empty where there is none. */
export const ownerNow = () => (known ??= read())

export async function writeOwner(owner: string) {
  known = Promise.resolve(owner)
  if (owner === nobody) return caches.delete(cacheName)
  await (await caches.open(cacheName)).put(entry, new Response(owner))
}
