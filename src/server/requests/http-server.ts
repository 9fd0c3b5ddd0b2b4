import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { bodyNetworks, bodyRate, maxHeaderBytes } from '#platform/request-limits.ts'
import type { Log } from '#platform/server/services.ts'
import { siteAddresses } from '#platform/server/site/serve-site.ts'
import type { SiteRoute } from '#platform/server/site/site.ts'
import { limitBodies } from './load/body-limits.ts'
import { callerNetwork } from './caller-address.ts'
import { withCompression } from '#server/responses/compression.ts'
import { withLoggedFailures } from '#server/responses/logged-failures.ts'
import { closingAfterEarlyResponses } from './load/early-response.ts'
import { queueRequests } from './load/request-queue.ts'
import { publicPath, withoutPath, withPath } from './public-path.ts'
import type { Settings } from '#server/lifecycle/settings.ts'

const nodeOptions = {
  // Longer than the minute after which proxies usually close an idle connection: if the server closed it, a request
  // might be on its way, which the proxy could only answer with 502.
  keepAliveTimeout: 75_000,
  // Slow senders, accidental or malicious, get as long as a large file takes over a slow line.
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: maxHeaderBytes,
}

// A page sends many requests at once when it opens, and a machine may be slow.
const maxWait = 4000

type Limits = Pick<
  Settings,
  'ATRIUM_MOST_CALLS' | 'ATRIUM_MOST_STREAMS' | 'ATRIUM_MOST_CONNECTIONS' | 'TRUST_PROXY' | 'SITE_URL'
>

/** Listens for the application, and limits its load. */
export function httpServer(
  fetch: Parameters<typeof withCompression>[0],
  {
    ATRIUM_MOST_CALLS: calls,
    ATRIUM_MOST_STREAMS: streams,
    ATRIUM_MOST_CONNECTIONS: connections,
    TRUST_PROXY: proxy,
    SITE_URL,
  }: Limits,
  site: readonly SiteRoute[],
  log: Log,
) {
  const pages = siteAddresses(site)
  const isQueued = (path: string) => path.startsWith('/api/') || pages.test(path)
  const path = publicPath({ SITE_URL })
  const respond = withLoggedFailures(log, withCompression(withPath(path, fetch)))
  const listener = getRequestListener(closingAfterEarlyResponses(respond))
  const limits = { maxCalls: calls, maxRunning: Math.ceil(calls / 2), maxWait, maxStreams: streams }
  const bodyCounts = { maxBodies: calls, maxOfNetwork: Math.ceil(calls / bodyNetworks) }
  const bodies = limitBodies({ ...bodyCounts, ...bodyRate }, callerNetwork(proxy === '1'), log)
  const server = createServer(nodeOptions, withoutPath(path, queueRequests(listener, limits, isQueued, bodies, log)))
  server.maxConnections = connections
  return server
}
