import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { bodyNetworks, bodyRate, maxHeaderBytes } from '#platform/request-limits.ts'
import type { Log } from '#platform/server/services.ts'
import { siteAddresses } from '#platform/server/site/serve-site.ts'
import type { SiteRoute } from '#platform/server/site/site.ts'
import { bodyIntake } from './body-intake.ts'
import { callerNetwork } from './caller-address.ts'
import { withCompression } from '#server/responses/compression.ts'
import { withEarlyAnswers } from './early-answer.ts'
import { loadGate } from './load-gate.ts'
import type { Settings } from '#server/lifecycle/settings.ts'

const patience = {
  // Longer than the minute after which proxies usually close a connection that they keep: were it the server that closes
  // it, a request may be on its way, which the proxy could only answer with 502.
  keepAliveTimeout: 75_000,
  // Who sends slowly, by mishap or on purpose, is waited for as long as a large file takes over a bad line.
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: maxHeaderBytes,
}

// An opening page sends many requests at once, and a machine may be slow.
const maxWait = 4000

type Limits = Pick<Settings, 'ATRIUM_MOST_CALLS' | 'ATRIUM_MOST_STREAMS' | 'ATRIUM_MOST_CONNECTIONS' | 'TRUST_PROXY'>

/** Listens for the application, and keeps from it what is more than it can do. */
export function httpServer(
  fetch: Parameters<typeof withCompression>[0],
  {
    ATRIUM_MOST_CALLS: calls,
    ATRIUM_MOST_STREAMS: streams,
    ATRIUM_MOST_CONNECTIONS: connections,
    TRUST_PROXY: proxy,
  }: Limits,
  site: readonly SiteRoute[],
  log: Log,
) {
  const pages = siteAddresses(site)
  const isWork = (path: string) => path.startsWith('/api/') || pages.test(path)
  const answer = getRequestListener(withEarlyAnswers(withCompression(fetch)))
  const limits = { calls, atOnce: Math.ceil(calls / 2), maxWait, streams }
  const places = { maxBodies: calls, maxOfNetwork: Math.ceil(calls / bodyNetworks) }
  const bodies = bodyIntake({ ...places, ...bodyRate }, callerNetwork(proxy === '1'), log)
  const server = createServer(patience, loadGate(answer, limits, isWork, bodies, log))
  server.maxConnections = connections
  return server
}
