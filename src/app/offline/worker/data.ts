import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly, Strategy, type StrategyHandler } from 'workbox-strategies'
import { listResponses } from '#app/offline/included-responses.ts'
import type { IncludedData, ToPage } from '#app/offline/messages.ts'
import { calls, folder, isCall } from './folder.ts'
import { currentOwner, ownedSince, writeOwner } from './owner.ts'

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
async function clearUserData(next = '') {
  await writeOwner(next)
  await expiry.deleteCacheAndMetadata()
}

const userIdIn = (value: unknown) =>
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
async function trackUser(request: Request, response: Response) {
  const isSession = new URL(request.url).pathname === sessionPath
  if (response.status === 401 && request.method === 'GET') return clearUserData()
  if (!isSession || !response.ok) return
  if (request.method === 'DELETE') return clearUserData()
  const user = userIdIn(await response.clone().json())
  if (user && user !== (await currentOwner())) await clearUserData(user)
}

const sessions: WorkboxPlugin = {
  async fetchDidSucceed({ request, response }) {
    await trackUser(request, response)
    return response
  },
}

const isCacheable = ({ status, headers }: Response) =>
  status === 200 &&
  /^(?:application\/json|image\/)/.test(headers.get('content-type') ?? '') &&
  !/no-store/.test(headers.get('cache-control') ?? '')

const ownerOnly: WorkboxPlugin = {
  async cacheWillUpdate({ response, request }) {
    const isSession = new URL(request.url).pathname === sessionPath
    const user = isSession ? await currentOwner() : response.headers.get(userHeader)
    return isCacheable(response) && user && user === (await currentOwner()) ? response : null
  },
  // The user may have signed out during the write.
  async cacheDidUpdate({ newResponse, request }) {
    if (new URL(request.url).pathname === sessionPath) return
    if (newResponse.headers.get(userHeader) !== (await currentOwner())) await expiry.deleteCacheAndMetadata()
  },
  async cachedResponseWillBeUsed({ cachedResponse, event }) {
    const client = event instanceof FetchEvent && (await self.clients.get(event.clientId))
    if (!cachedResponse || !client) return cachedResponse
    const at = new Date(cachedResponse.headers.get('date') ?? 0).toISOString()
    client.postMessage({ kind: 'lastSeen', at } satisfies ToPage)
    return cachedResponse
  },
}

const networkFirst = new NetworkFirst({ cacheName: dataCache, plugins: [sessions, ownerOnly, expiry] })

// Excludes the endless event stream and documents about the API.
const isUncached = ({ pathname }: URL) => ['events', 'docs', 'openapi.json'].some((name) => pathname === calls + name)

/** Caches reads for offline use, only for the user they were sent to. */
export function cacheData() {
  registerRoute(({ sameOrigin, url }) => sameOrigin && isCall(url) && !isUncached(url), networkFirst)
  const changes = new NetworkOnly({ plugins: [sessions] })
  for (const method of ['PUT', 'DELETE'] as const)
    registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === sessionPath, changes, method)
}

/** Repeats the requests sent before the worker started, that of the session first. */
export async function fetchAgain(urls: readonly string[], event: ExtendableEvent) {
  const urlsToFetch = [...new Set(urls)].filter((url) => !isUncached(new URL(url)))
  const isSession = (url: string) => new URL(url).pathname === sessionPath
  for (const url of [...urlsToFetch.filter(isSession), ...urlsToFetch.filter((url) => !isSession(url))]) {
    // Stored before the next one, since the owner must be known first.
    const [responded, written] = networkFirst.handleAll({ request: new Request(url), event })
    await responded.then(() => written).catch(() => undefined)
  }
}

/** Caches a response that needs no request. */
class Included extends Strategy {
  readonly #response: Response

  constructor(response: Response) {
    super({ cacheName: dataCache, plugins: [ownerOnly, expiry] })
    this.#response = response
  }

  protected override async _handle(request: Request, handler: StrategyHandler) {
    await handler.cachePut(request, this.#response.clone())
    return this.#response
  }
}

/**
 * Caches the responses in a server-rendered page. Ignores a page that was requested before its user signed out or
 * another one signed in, and responses older than the cached ones.
 */
export async function cacheIncluded(data: IncludedData, requestedAt: number, event: ExtendableEvent) {
  const { renderedAt, userId } = data
  if (userId !== (await currentOwner())) {
    if (requestedAt < (await ownedSince())) return
    await clearUserData(userId)
  }
  const cache = await caches.open(dataCache)
  const common = { 'content-type': 'application/json', [userHeader]: userId, date: new Date(renderedAt).toUTCString() }
  for (const { path, body, headers } of listResponses(data)) {
    const request = new Request(folder + path.slice(1))
    const cached = await cache.match(request)
    if (cached && Date.parse(cached.headers.get('date') ?? '') > renderedAt) continue
    const response = new Response(JSON.stringify(body), { headers: { ...common, ...headers } })
    await new Included(response).handle({ request, event })
  }
}
