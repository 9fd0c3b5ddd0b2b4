import type { Change, Signal } from '#platform/contracts/live-event.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import type { FileStore } from './files/files.ts'
import type { Observer } from './observability/observer.ts'
import type { Sanitiser } from './html/sanitise-rich-texts.ts'
import type { ReadCounts } from './observability/read-counts.ts'
import type { QuotaLimits } from './quotas/quotas.ts'
import type { Secrets } from './accounts/secrets.ts'

export interface Log {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Carries the token of a session: a cookie, or a header in the browser runtime, which has no cookies. */
export interface TokenCarrier {
  read(request: Request): string | undefined
  /** The token goes with every request that follows: for so many seconds, or until the browser is closed. */
  write(token: string, seconds: number | undefined, answer: Headers): void
}

/** An identity provider (OpenID Connect). */
export interface IdentityProvider {
  id: string
  name: string
  /** Where to send the browser; `sealed` is what `finish` needs to know of it, `state` what comes back with it. */
  begin(redirect: string): Promise<{ address: string; state: string; sealed: string }>
  /** Reads the address that the provider sent the browser back to; throws where it does not fit what was begun. */
  finish(callback: URL, sealed: string): Promise<ProvenIdentity>
}

export interface ProvenIdentity {
  /** Who it is for the provider, for good. */
  subject: string
  email: string | null
  emailConfirmed: boolean
  name: string | null
  /** It asked for as much as it was to, which counts as both factors. */
  isStrong: boolean
}

/** Hears of what was written, and of what was merely said. */
export interface Listener {
  change(change: Change): void
  /** The log of changes ends earlier than it did: all that was read of it may be otherwise. */
  resync?(latest: number): void
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

/** Services that differ by runtime. */
export interface Services {
  mode: 'sample' | 'production'
  log: Log
  tokens: TokenCarrier
  /** Token of a known browser. Undefined in runtimes with a single browser. */
  devices?: TokenCarrier
  secrets: Secrets
  /** The network's address that a request came from; `environment` is what the runtime's listener says of it. */
  addressOf?(request: Request, environment: unknown): string
  /** The address of the application as people reach it, without a slash at its end. */
  address(): string
  /** The origin that public pages name as their own, for what was asked; without it that of `address()`. */
  originOf?(request: Request): string
  /** Whether a request names this server by one of its own names; without it any name is answered. */
  isOwnName?(request: Request): boolean
  providers?: readonly IdentityProvider[]
  /** Whether a stranger may make an account. */
  isSignUpOpen: boolean
  /** How much one person, and everybody together, may use; the usual bounds without it. */
  quotas?: QuotaLimits
  /** The role of an account that a stranger made; one that does not exist allows nothing. */
  signUpRole: string
  /** For how many days the audit log is kept. */
  auditDays: number
  /** Whether an export leaves an entry in the audit log: it does unless this is false. */
  auditsExports?: boolean
  /** Counts reads by user; without it they are not counted. */
  readCounts?: ReadCounts
  announcer: Announcer
  /** Where the bytes of files are; without one, in the database. */
  files?: FileStore
  /** Name of the virus in a file; undefined if it is clean. Without a scanner, files are not scanned. */
  scan?: (bytes: Uint8Array) => Promise<string | undefined>
  /** Sanitises HTML in a worker thread; without it on this thread. */
  sanitise?: Sanitiser
  /** Hands a message over to the world outside, under an id that is the same at every try; without one it waits. */
  post?: (mail: Mail, id: number) => Promise<void>
  /** Texts of notices, for emails; without it no email is written. */
  noticeTexts?: (language: Language) => Promise<Translate>
  /** Whether everybody is kept out for a while, now; asked at every request. */
  isMaintained?: () => boolean
  /** Browsers are to keep nothing of what is answered, neither to ask less nor to be read without a connection. */
  keepsNothing?: boolean
  /** Which code this is: answers with a tag are kept no longer than it is the same. Without it none has a tag. */
  edition?: string
  /** Observer for metrics and traces, if any. */
  observer?: Observer
  /** Aborted when the server stops: streams end, so that what is under way can finish. */
  stopping: AbortSignal
  now(): Date
}

/** Settings that handlers may read. */
export const settingsFor = ({ mode, isSignUpOpen, signUpRole }: Services) => ({ mode, isSignUpOpen, signUpRole })

/** The whole address of a screen, as a mail needs it. */
export const screenOf =
  ({ address }: Pick<Services, 'address'>) =>
  (path: string) =>
    `${address()}${path}`

/** An announcer for a runtime that is one process. */
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
