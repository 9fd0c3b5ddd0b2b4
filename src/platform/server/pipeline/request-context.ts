import type { Contract, Endpoint } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Signal } from '#platform/contracts/live-event.ts'
import type { ResponseHeaders } from '#platform/server/http/response-headers.ts'
import type { Api } from '#platform/server/api.ts'
import type { RoutedRequest } from './bound.ts'
import type { createGuard } from '#platform/server/permissions/guard.ts'
import type { ResponseCache } from '#platform/server/http/response-cache.ts'
import type { RateLimitHeaders } from '#platform/server/quotas/rate-limit-headers.ts'
import type { RequestQuotas } from '#platform/server/quotas/request-quotas.ts'
import type { readMeter } from '#platform/server/observability/read-counts.ts'
import type { readHandlers } from '#platform/server/permissions/read-handlers.ts'
import type { ReadScope } from '#platform/server/permissions/row-filters.ts'
import type { safeHeaders } from '#platform/server/http/safe-headers.ts'
import type { Services } from '#platform/server/services.ts'
import type { SessionReader, SignedIn } from '#platform/server/session/session-reader.ts'
import type { Uploaded } from '#platform/server/files/uploaded.ts'

/** Shared by all requests of a server. */
export interface Runtime {
  database: Database
  services: Services
  sessions: SessionReader
  responseCache: ResponseCache
  quotas: RequestQuotas
  /** The APIs of all modules, which may have hooks for each other's events. */
  apis: readonly Api[]
}

/** Shared by all requests to an endpoint. */
export interface Route {
  contract: Contract
  endpoint: Endpoint
  /** The endpoint's name in its contract. */
  name: string
  /** Contract and endpoint, for messages, counts and traces. */
  title: string
  api: Api
  reading: ReturnType<typeof readHandlers>
  safe: ReturnType<typeof safeHeaders>
  /** Counts a request of a signed-in user against their quotas; throws 429 above one. */
  meter: (userId: string) => RateLimitHeaders | undefined
  /** Counts the records of a response for the audit log; undefined if they are not counted. */
  countRead: ReturnType<typeof readMeter>
}

/** One authorised request, for the steps after authorisation. */
export interface RequestContext {
  runtime: Runtime
  route: Route
  routed: RoutedRequest
  signedIn: SignedIn
  rateLimit: RateLimitHeaders | undefined
  readScope: ReadScope
  guard: ReturnType<typeof createGuard>
  /** Headers of the response. */
  headers: ResponseHeaders
  /** The ETag of the response; undefined if it has none. */
  tag: string | undefined
  /** When the request was authorised, ISO 8601 in UTC: the same time for all its parts. */
  now: string
}

/** The parts of a request after validation, for the handler. */
export interface Input {
  params: unknown
  query: unknown
  /** The body with sanitised rich text. */
  body: unknown
  upload: Uploaded | undefined
  /** The body before defaults: the fields that the client sent. */
  sent: unknown
  /** The values of the changed fields when the client read the record, if it sent them. */
  base: Readonly<Record<string, unknown>> | undefined
}

/** Results of a handler beside its response. */
export interface Effects {
  /** To be sent after the commit. */
  signals: Signal[]
  /**
   * Whether the response depends on neither time nor the client's address, so that it can be cached until the next write.
   */
  isServerCacheable: boolean
}

/** The user agent of the client's browser. */
export const getUserAgent = ({ request }: RoutedRequest) => request.headers.get('user-agent') ?? ''

/** The token by which the client's browser may be known for an account. */
export const getDeviceToken = ({ runtime, routed }: RequestContext) => runtime.services.devices?.read(routed.request)
