/** A response of the API that a server-rendered page includes. */
export interface IncludedResponse {
  /** Path and query, within the application. */
  path: string
  body: unknown
  headers: Readonly<Record<string, string>>
}

/** The responses in a server-rendered page. */
export interface PageResponses {
  responses: readonly IncludedResponse[]
  /** Time of the rendering, in ms since 1970. */
  renderedAt: number
}

/** What the worker needs to keep them for the user who has loaded the page. */
export interface OwnedResponses extends PageResponses {
  userId: string
  /** When the page was requested, by the browser's clock, in ms since 1970. */
  requestedAt: number
}

/**
 * From a page to the worker: URLs loaded before the worker started, the responses that the page itself includes, or a
 * request to activate the new version.
 */
export type ToWorker =
  | { kind: 'loaded'; urls: string[] }
  | ({ kind: 'included' } & OwnedResponses)
  | { kind: 'takeOver' }

/** From the worker to a page: a response came from the cache, stored at this time. */
export interface ToPage {
  kind: 'lastSeen'
  at: string
}
