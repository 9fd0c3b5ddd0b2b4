// The user whose data is cached; persisted, since browsers stop idle workers.
const cacheName = 'atrium-owner'
const entry = '/owner'
const noOwner = ''

let ownerPromise: Promise<string> | undefined

const read = async () => (await (await caches.open(cacheName)).match(entry))?.text() ?? noOwner

/** The user whose data may be cached and shown; empty if signed out. */
export const currentOwner = () => (ownerPromise ??= read())

export async function writeOwner(owner: string) {
  ownerPromise = Promise.resolve(owner)
  if (owner === noOwner) return caches.delete(cacheName)
  await (await caches.open(cacheName)).put(entry, new Response(owner))
}
