import type { Change } from '#platform/live-event.ts'
import type { Database } from '#platform/db/database.ts'

export interface Log {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Who is asking. The browser home has no cookies, so each home keeps this in its own way. */
export interface Sessions {
  userId(request: Request): string | undefined
  /** Makes the answer, and what follows it, belong to this user. */
  signIn(userId: string, answer: Headers): void
}

export type Listener = (change: Change) => void

/** Carries changes to the screens: within the process, or through the database to all processes. */
export interface Announcer {
  /** Called inside the write's transaction, when telling others has to commit with it. */
  beforeCommit?(transaction: Database['db'], change: Change): Promise<void>
  afterCommit?(change: Change): void
  /** Returns what ends the subscription. */
  subscribe(listener: Listener): () => void
  close?(): Promise<void>
}

/** What differs between the homes. */
export interface Services {
  mode: 'sample' | 'production'
  log: Log
  sessions: Sessions
  announcer: Announcer
  /** Aborted when the server stops: streams end, so that what is under way can finish. */
  stopping: AbortSignal
  now(): Date
}

/** An announcer for a home that is one process. */
export function localAnnouncer(): Announcer {
  const listeners = new Set<Listener>()
  return {
    afterCommit: (change) => listeners.forEach((listener) => listener(change)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
