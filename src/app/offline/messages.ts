/** From a page to the worker: what it had loaded before there was one; that the new version is wanted now. */
export type ToWorker = { kind: 'loaded'; urls: string[] } | { kind: 'takeOver' }

/** From the worker to a page: an answer was not from the server but from what was last seen, at this moment. */
export interface ToPage {
  kind: 'lastSeen'
  at: string
}
