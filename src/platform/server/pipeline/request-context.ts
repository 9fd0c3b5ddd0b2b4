import type { Contract, Endpoint } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Signal } from '#platform/contracts/live-event.ts'
import type { AnswerHeaders } from '#platform/server/http/answer-headers.ts'
import type { Api } from '#platform/server/api.ts'
import type { RoutedRequest } from '#platform/server/bound.ts'
import type { guardOf } from '#platform/server/rights/guard.ts'
import type { ResponseCache } from '#platform/server/http/response-cache.ts'
import type { RateLimitHeaders } from '#platform/server/quotas/rate-limit-headers.ts'
import type { RequestQuotas } from '#platform/server/quotas/request-quotas.ts'
import type { readMeter } from '#platform/server/observability/read-counts.ts'
import type { readHandlers } from '#platform/server/rights/read-handlers.ts'
import type { ReadScope } from '#platform/server/rights/row-filters.ts'
import type { safeHeaders } from '#platform/server/http/safe-headers.ts'
import type { Services } from '#platform/server/services.ts'
import type { SessionReader, SignedIn } from '#platform/server/session/session-reader.ts'
import type { Uploaded } from '#platform/server/files/uploaded.ts'

/** What all requests of a server share. */
export interface Runtime {
  database: Database
  services: Services
  sessions: SessionReader
  answers: ResponseCache
  quotas: RequestQuotas
  /** The APIs of all modules: each may listen to what another one does. */
  apis: readonly Api[]
}

/** What all requests to an endpoint share. */
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
  /** Counts the records of an answer for the audit log; undefined where they are not counted. */
  countRead: ReturnType<typeof readMeter>
}

/** One authorised request: what the steps after authorisation need. */
export interface RequestContext {
  runtime: Runtime
  route: Route
  routed: RoutedRequest
  signedIn: SignedIn
  rateLimit: RateLimitHeaders | undefined
  readScope: ReadScope
  guard: ReturnType<typeof guardOf>
  /** Of the answer. */
  headers: AnswerHeaders
  /** The ETag of the answer; undefined where it has none. */
  tag: string | undefined
  /** When the request was authorised, ISO 8601 in UTC: one moment for all that it does. */
  now: string
}

/** The parts of a request after validation, as a handler gets them. */
export interface Input {
  params: unknown
  query: unknown
  /** With its rich texts sanitised. */
  body: unknown
  upload: Uploaded | undefined
  /** The body before defaults: which fields the client gave. */
  sent: unknown
}

/** Results of a handler beside its answer. */
export interface Effects {
  /** To be sent once the write is committed. */
  signals: Signal[]
  /** Whether the answer depends on neither the time nor the client's address, so that it can be kept until the next write. */
  isLasting: boolean
}

/** How the client's browser identifies itself. */
export const userAgentOf = ({ request }: RoutedRequest) => request.headers.get('user-agent') ?? ''

/** The token by which the client's browser may be known for an account. */
export const deviceTokenOf = ({ runtime, routed }: RequestContext) => runtime.services.devices?.read(routed.request)
