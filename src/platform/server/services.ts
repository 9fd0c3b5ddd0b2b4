import type { Change, Signal } from '#platform/live-event.ts'
import type { Database } from '#platform/db/database.ts'
import type { Mail } from '#platform/mail.ts'
import type { FileStore } from './files.ts'

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

/** Hears of what was written, and of what was merely said. */
export interface Listener {
  change(change: Change): void
  signal?(signal: Signal): void
}

/** Carries changes to the screens: within the process, or through the database to all processes. */
export interface Announcer {
  /** Called inside the write's transaction, when telling others has to commit with it. */
  beforeCommit?(transaction: Database['db'], change: Change): Promise<void>
  afterCommit?(change: Change): void
  signal(signal: Signal): Promise<void>
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
  /** Where the bytes of files are; without one, in the database. */
  files?: FileStore
  /** Hands a message over to the world outside, under an id that is the same at every try; without one it waits. */
  post?: (mail: Mail, id: number) => Promise<void>
  /** Aborted when the server stops: streams end, so that what is under way can finish. */
  stopping: AbortSignal
  now(): Date
}

/** An announcer for a home that is one process. */
export function localAnnouncer(): Announcer {
  const listeners = new Set<Listener>()
  return {
    afterCommit: (change) => listeners.forEach((listener) => listener.change(change)),
    async signal(signal) {
      listeners.forEach((listener) => listener.signal?.(signal))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
