/** From a page to the worker: URLs loaded before the worker started, or a request to activate the new version. */
export type ToWorker = { kind: 'loaded'; urls: string[] } | { kind: 'takeOver' }

/** From the worker to a page: a response came from the cache, stored at this time. */
export interface ToPage {
  kind: 'lastSeen'
  at: string
}
