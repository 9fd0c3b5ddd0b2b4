import type { Change, Signal } from '#platform/contracts/live-event.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import type { FileStore } from './files/files.ts'
import type { Observer } from './observability/observer.ts'
import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
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
  /** Sends the token with every later request: for this many seconds, or until the browser is closed. */
  write(token: string, seconds: number | undefined, headers: Headers): void
}

/** An identity provider (OpenID Connect). */
export interface IdentityProvider {
  id: string
  name: string
  /**
   * The URL to which the browser is sent; `sealed` is the state for `finish`, `state` the parameter that comes back
   * with the browser.
   */
  begin(redirect: string): Promise<{ address: string; state: string; sealed: string }>
  /** Reads the URL at which the browser came back; throws if it does not fit the state. */
  finish(callback: URL, sealed: string): Promise<ProvenIdentity>
}

export interface ProvenIdentity {
  /** The permanent id of the user at the provider. */
  subject: string
  email: string | null
  emailConfirmed: boolean
  name: string | null
  /** It fulfilled the configured `acr`, which counts as two factors. */
  isStrong: boolean
}

/** A subscriber of changes and signals. */
export interface Listener {
  change(change: Change): void
  /** The change log was reset: all data may have changed. */
  resync?(latest: number): void
  signal?(signal: Signal): void
}

/** Carries changes to the screens: within the process, or through the database to all processes. */
export interface Announcer {
  /** Called inside the write's transaction, if the announcement has to commit with it. */
  beforeCommit?(transaction: Database['db'], changes: readonly Change[]): Promise<void>
  afterCommit?(change: Change): void
  signal(signal: Signal): Promise<void>
  /** Returns a function that ends the subscription. */
  subscribe(listener: Listener): () => void
  close?(): Promise<void>
}

/** Writes a paper as PDF, with the bytes of its logo. Only a few papers of the same owner wait at a time. */
export type PdfWriter = (
  paper: PrintedPaper,
  logo: Uint8Array<ArrayBuffer> | undefined,
  owner?: string,
) => Promise<Uint8Array<ArrayBuffer>>

/** Services that differ by runtime. */
export interface Services {
  mode: 'sample' | 'production'
  log: Log
  tokens: TokenCarrier
  /** Token of a known browser. Undefined in runtimes with a single browser. */
  devices?: TokenCarrier
  secrets: Secrets
  /** The client's network address; `environment` is what the runtime's listener passes. */
  getAddress?(request: Request, environment: unknown): string
  /** The public URL of the application, without a slash at the end. */
  address(): string
  /** The path of `address()`, where requests arrive without it. */
  path?: string
  /** The origin in public pages for a request. Default: that of `address()`. */
  getOrigin?(request: Request): string
  /** Whether a request names this server by one of its names. Default: any name is accepted. */
  isOwnName?(request: Request): boolean
  providers?: readonly IdentityProvider[]
  /** Whether visitors may create accounts. */
  isSignUpOpen: boolean
  /** Quotas of users and installation. Default: the usual limits. */
  quotas?: QuotaLimits
  /** The role of accounts that visitors create; an unknown role allows nothing. */
  signUpRole: string
  /** Number of days that the audit log is kept. */
  auditDays: number
  /** Whether exports leave an entry in the audit log. Default: true. */
  auditsExports?: boolean
  /** Counts reads by user. Default: reads are not counted. */
  readCounts?: ReadCounts
  announcer: Announcer
  /** Store of the files' bytes. Default: the database. */
  files?: FileStore
  /** Name of the virus in a file; undefined if it is clean. Without a scanner, files are not scanned. */
  scan?: (bytes: Uint8Array) => Promise<string | undefined>
  /** Sanitises HTML in a worker thread. Default: on this thread. */
  sanitise?: Sanitiser
  /** Writes PDF files, which the demo cannot: its library and fonts have several megabytes. */
  pdf?: PdfWriter
  /**
   * Delivers a message, with an id that is the same for every attempt, and returns the addresses that were refused. The
   * application's own messages are from the workspace, unless the sender has another name.
   * Throws `RefusedMail` if all are; another error is temporary. Without it, messages wait.
   */
  post?: (mail: Mail, id: number, workspaceName: string) => Promise<readonly string[] | undefined>
  /** To show and to test; with `post`. */
  mailServer?: MailServer
  /** Texts of notices, for emails; without it no email is written. */
  noticeTexts?: (language: Language) => Promise<Translate>
  /** Texts of the module of a contract, for searches by the names of choices; without it they find none by these. */
  contractTexts?: (contract: string, language: Language) => Promise<Translate>
  /** Whether maintenance is on; called for every request. */
  isMaintained?: () => boolean
  /** Browsers must store no responses, neither for speed nor for offline use. */
  isCachingDisabled?: boolean
  /** Version of the code: cached responses are valid only for the same version. Without it no response has an ETag. */
  edition?: string
  /** Observer for metrics and traces, if any. */
  observer?: Observer
  /** Aborted when the server stops: streams end, so that running requests can finish. */
  stopping: AbortSignal
  now(): Date
}

/** What becomes of emails: they are sent, shown in sample mode, or wait until a mail server is set up. */
export type Delivery = 'sent' | 'shown' | 'waiting'

export const getDelivery = ({ mode, post }: Pick<Services, 'mode' | 'post'>): Delivery =>
  mode === 'sample' ? 'shown' : post ? 'sent' : 'waiting'

/** Why a test email could not be sent. */
export type MailFault = 'unreachable' | 'insecure' | 'signIn' | 'refused' | 'other'

/** The mail server of the settings, to show and to test. */
export interface MailServer {
  /** Host and port. */
  host: string
  /** The sender of the application's own messages, with its name. */
  sender(workspaceName: string): string
  /** Sends at once; returns the reason of a failure with the server's own words. */
  send(mail: Mail, workspaceName: string): Promise<{ fault: MailFault; detail: string } | undefined>
}

/** Settings that handlers may read. */
export const settingsFor = ({ mode, isSignUpOpen, signUpRole, post }: Services) => ({
  mode,
  isSignUpOpen,
  signUpRole,
  delivery: getDelivery({ mode, ...(post && { post }) }),
})

/** The full URL of a screen, for emails. */
export const createScreenUrl =
  ({ address }: Pick<Services, 'address'>) =>
  (path: string) =>
    `${address()}${path}`

/** An announcer for a runtime with one process. */
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
