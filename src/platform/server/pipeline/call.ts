import type { Contract } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Enquiry } from '#platform/contracts/enquiry.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import type { Ability, Rule } from '#platform/fields/rules.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Notifier } from '#platform/server/events/notifier.ts'
import type { MailQuota } from '#platform/server/quotas/mail-quota.ts'
import type { About, Reader } from '#platform/server/rights/readers.ts'
import type { Sanitiser } from '#platform/server/html/sanitise-rich-texts.ts'
import type { Recognised } from '#platform/server/session/known-devices.ts'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import type { IdentityProvider } from '#platform/server/services.ts'

export interface User {
  id: string
  name: string
  email: string
  role: string
  roleName: string | null
  jobTitle: string
  avatar: string
}

/** The session that a request came with. */
export interface OpenSession {
  id: string
  userId: string
  /**
   * `secondFactor` of who gave a password and still owes the second factor, `newFactor` of who has to set one up first, since
   * their role demands it: nobody is signed in by these.
   */
  stage: 'open' | 'secondFactor' | 'newFactor'
  remembered: boolean
  /** When this browser last proved who sits before it. */
  confirmedAt: string | null
}

/** What happens to the session of the asking browser; the answer carries its token. */
export interface SessionKeeper {
  /** Ends the session that the request came with, so that nobody can have planted it. */
  begin(userId: string, options: { remembered: boolean; stage?: OpenSession['stage'] }): Promise<void>
  /**
   * Makes the asking browser known for an account that was signed in to with all that it asks for, and says whether it was
   * known before.
   */
  recognise(userId: string): Promise<Recognised>
  /** Notes that the browser proved just now who sits before it. */
  confirm(): Promise<void>
  end(): Promise<void>
}

/** What was done to an account, for the modules that keep something of it. */
export type AccountEvent =
  | { kind: 'invited'; userId: string; byName: string; note: string }
  | { kind: 'roleChanged'; userId: string; byName: string }
  | { kind: 'passwordResetAsked' | 'factorsRemoved' | 'signedOutEverywhere' | 'joined' | 'deleted'; userId: string }

/** An enquiry as the modules get it; `takenBy` is the asker's account, else an administrator's, for what needs an author. */
export type TakenEnquiry = Enquiry & { takenBy: string }

/** What every handler is told beside the parts of the request. */
export interface Call<Kind extends string = string> {
  user: User
  /** When the request came in, ISO 8601 in UTC. */
  now: string
  /**
   * Throws 403 unless the rules allow this endpoint's action on this very record, and every field that the body gives; 404
   * where they do not even let it be read.
   */
  check(record: Record<string, unknown>): void
  access: Access
  request: RequestOrigin
  db: CallDatabase<Kind>
  services: CallServices
  events: CallEvents<Kind>
  settings: CallSettings
  /** Headers for the answer beyond those that the platform sets. */
  headers: Headers
}

/** What the user may do. */
export interface Access {
  rules: readonly Rule[]
  ability: Ability
  /** All that this server answers by: what rules can be about. */
  contracts: readonly Contract[]
  /** For a module that keeps what is about other modules' records: which of those the user may still read. */
  about: About
}

export interface RequestOrigin {
  /** The client's; on a public endpoint also of who still owes the second factor. */
  session: OpenSession | undefined
  /** Where the request came from: the network's address, and how the browser calls itself. */
  origin: { address: string; device: string }
}

export interface CallDatabase<Kind extends string = string> {
  /** The database of a write as the user may read it, for an answer that shows more than what was written. */
  seen<Tables>(db: Db<Tables>): Db<Tables>
  /** Of an endpoint with `transaction: 'manual'`: one transaction, noted as any write is. */
  commit<Tables, Result>(
    db: Db<Tables>,
    work: (db: Db<Tables>, tools: Committed<Kind>) => Promise<Result>,
  ): Promise<Result>
}

/** What both requests and background work use. */
export interface SharedServices {
  files: Files
  mail: Mailer
  secrets: Secrets
  /** The whole address of a screen, for a mail. */
  screen(path: string): string
}

export interface CallServices extends SharedServices {
  mailQuota: MailQuota
  sessions: SessionKeeper
  /**
   * For rich text that the schema of the body does not name, such as that of a file's rows: to be asked before a `commit`,
   * since all other writes would wait for it. What the schema names is sanitised already.
   */
  sanitise: Sanitiser
  /** Where else one can sign in, as configured. */
  providers: readonly IdentityProvider[]
}

/** What both requests and background work announce. */
export interface SharedEvents<Kind extends string = string> extends Notifier<Kind> {
  tell: Tell
}

export interface CallEvents<Kind extends string = string> extends SharedEvents<Kind> {
  /** Says something to the screens of these users that is not worth keeping (who is typing); 2 kB at the most. */
  signal(users: readonly string[], name: string, data: unknown): void
  /** Lets the modules that keep something of an account hear of it, in the same transaction. */
  announceAccount(event: AccountEvent): Promise<void>
  /** Brings a question to whoever answers such: a module that listens with `onEnquiry`, else the administrators' mail. */
  enquire(enquiry: Enquiry): Promise<void>
}

export interface CallSettings {
  mode: 'sample' | 'production'
  /** Whether a stranger may make an account, and which role it gets. */
  isSignUpOpen: boolean
  signUpRole: string
}

/** What belongs to the transaction of a `commit`. */
export type Committed<Kind extends string = string> = Pick<Call<Kind>, 'services' | 'events'>

/**
 * Announces the change to more than those who hear of it anyway: in a private contract that is its writer alone. Part of
 * the write: what is rolled back is not announced. `topic` is for a write that changes what other contracts show.
 */
export type Tell = (users: readonly string[] | 'everyone', recordId?: string | number, topic?: string) => void

export interface Mailer {
  /**
   * Leaves after the commit: by SMTP in production. In sample mode nothing leaves the application, and what the application
   * itself says, which has no `from`, goes to the modules that listen with `onMail`.
   */
  send(mail: Mail): Promise<void>
}

/** What work outside of a request is told. */
export interface Background<Kind extends string = string> {
  now: string
  services: BackgroundServices
  events: SharedEvents<Kind>
}

export interface BackgroundServices extends SharedServices {
  /** Those of these users whose account is open: their address, their language, and what of other modules' records they may read. */
  readers(users: readonly string[]): Promise<Reader[]>
  /** What the modules' notices say in a language: the keys begin with the contract. */
  noticeTexts(language: Language): Promise<Translate>
}

/** What a hook for notices is told. */
export interface NoticeTools {
  now: string
  events: Pick<SharedEvents, 'tell'>
}
