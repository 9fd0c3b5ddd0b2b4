import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import type { ToPage } from '#app/offline/messages.ts'
import { calls, isCall } from './folder.ts'
import { ownerNow, writeOwner } from './owner.ts'

declare const self: ServiceWorkerGlobalScope

const dataCache = 'atrium-data'
const sessionPath = `${calls}session`
/** On every response to a signed-in user. */
const userHeader = 'x-user'

const expiry = new ExpirationPlugin({
  maxEntries: 400,
  maxAgeSeconds: 14 * 24 * 60 * 60,
  purgeOnQuotaError: true,
})

/** Deletes all cached data of the previous user, including URLs. */
async function forget(next = '') {
  await writeOwner(next)
  await expiry.deleteCacheAndMetadata()
}

const userIn = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  typeof value.user === 'object' &&
  value.user !== null &&
  'id' in value.user &&
  typeof value.user.id === 'string'
    ? value.user.id
    : ''

/** Tracks the signed-in user. Deletes another user's data before anything of the new session is stored. */
async function follow(request: Request, response: Response) {
  const isSession = new URL(request.url).pathname === sessionPath
  if (response.status === 401 && request.method === 'GET') return forget()
  if (!isSession || !response.ok) return
  if (request.method === 'DELETE') return forget()
  const user = userIn(await response.clone().json())
  if (user && user !== (await ownerNow())) await forget(user)
}

const sessions: WorkboxPlugin = {
  async fetchDidSucceed({ request, response }) {
    await follow(request, response)
    return response
  },
}

const isKept = ({ status, headers }: Response) =>
  status === 200 &&
  /^(?:application\/json|image\/)/.test(headers.get('content-type') ?? '') &&
  headers.get('cache-control') !== 'no-store'

const onlyOfOwner: WorkboxPlugin = {
  async cacheWillUpdate({ response, request }) {
    const isSession = new URL(request.url).pathname === sessionPath
    const user = isSession ? await ownerNow() : response.headers.get(userHeader)
    return isKept(response) && user && user === (await ownerNow()) ? response : null
  },
  // The user may have signed out during the write.
  async cacheDidUpdate({ newResponse, request }) {
    if (new URL(request.url).pathname === sessionPath) return
    if (newResponse.headers.get(userHeader) !== (await ownerNow())) await expiry.deleteCacheAndMetadata()
  },
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    const client = event instanceof FetchEvent && (await self.clients.get(event.clientId))
    if (!cachedResponse || !client) return cachedResponse
    const at = new Date(cachedResponse.headers.get('date') ?? 0).toISOString()
    client.postMessage({ kind: 'lastSeen', at } satisfies ToPage)
    return cachedResponse
  },
}

const reads = new NetworkFirst({ cacheName: dataCache, plugins: [sessions, onlyOfOwner, expiry] })

// Excludes the endless event stream and documents about the API.
const isPassing = ({ pathname }: URL) => ['events', 'docs', 'openapi.json'].some((name) => pathname === calls + name)

/** Caches reads for offline use, only for the user they were sent to. */
export function keepData() {
  registerRoute(({ sameOrigin, url }) => sameOrigin && isCall(url) && !isPassing(url), reads)
  const changes = new NetworkOnly({ plugins: [sessions] })
  for (const method of ['PUT', 'DELETE'] as const)
    registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === sessionPath, changes, method)
}

/** Repeats the requests sent before the worker started, that of the session first. */
export async function rememberReads(urls: readonly string[], event: ExtendableEvent) {
  const wanted = [...new Set(urls)].filter((url) => !isPassing(new URL(url)))
  const isSession = (url: string) => new URL(url).pathname === sessionPath
  for (const url of [...wanted.filter(isSession), ...wanted.filter((one) => !isSession(one))]) {
    // Stored before the next one, since the owner must be known first.
    const [answered, written] = reads.handleAll({ request: new Request(url), event })
    await answered.then(() => written).catch(() => undefined)
  }
}
