// The user whose data is cached; persisted, since browsers stop idle workers.
const cacheName = 'atrium-owner'
const entry = '/owner'
const sinceHeader = 'x-since'

interface Owner {
  /** Empty if signed out. */
  userId: string
  /** Since when, in ms since 1970. */
  since: number
}

let ownerPromise: Promise<Owner> | undefined

async function read(): Promise<Owner> {
  const stored = await (await caches.open(cacheName)).match(entry)
  return { userId: (await stored?.text()) ?? '', since: Number(stored?.headers.get(sinceHeader)) }
}

const owner = () => (ownerPromise ??= read())

/** The user whose data may be cached and shown; empty if signed out. */
export const currentOwner = async () => (await owner()).userId

/** When that user signed in, or the previous one out, in ms since 1970. */
export const ownedSince = async () => (await owner()).since

export async function writeOwner(userId: string) {
  const since = Date.now()
  ownerPromise = Promise.resolve({ userId, since })
  await (await caches.open(cacheName)).put(entry, new Response(userId, { headers: { [sinceHeader]: String(since) } }))
}
