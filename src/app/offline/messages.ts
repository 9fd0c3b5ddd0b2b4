/** A response of the API that a server-rendered page includes. */
export interface IncludedResponse {
  /** Path and query, within the application. */
  path: string
  body: unknown
  headers: Readonly<Record<string, string>>
}

/** What a server-rendered page includes. */
export interface IncludedData {
  /** The user it was rendered for. */
  userId: string
  /** Data of queries, with the paths that returned it, one for each page of an infinite list. */
  queryResults: readonly { data: unknown; paths?: string[] }[]
  /** Responses that are in no response as they are. */
  otherResponses: readonly IncludedResponse[]
  /** Time of the rendering, in ms since 1970. */
  renderedAt: number
}

/** The same, and when the page was requested, by the browser's clock, in ms since 1970. */
interface Included {
  kind: 'included'
  data: IncludedData
  requestedAt: number
}

/**
 * From a page to the worker: URLs loaded before the worker started, the responses that the page itself includes, the
 * name of the workspace, or a request to activate the new version.
 */
export type ToWorker =
  | { kind: 'loaded'; urls: string[] }
  | Included
  | { kind: 'named'; name: string }
  | { kind: 'takeOver' }

/** From the worker to a page: a response came from the cache, stored at this time. */
export interface ToPage {
  kind: 'lastSeen'
  at: string
}
