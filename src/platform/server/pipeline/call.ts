import type { Contract } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { NamedChoices } from '#platform/db/queries/search.ts'
import type { Biller, BillEvent } from '#platform/contracts/billing.ts'
import type { Enquiry } from '#platform/contracts/enquiry.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import type { Ability, Rule } from '#platform/permissions/rules.ts'
import type { FindReferenced } from '#platform/server/references/references.ts'
import type { SearchedChoices } from '#platform/server/search/choices/searched-choices.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Notifier } from '#platform/server/notices/notifier.ts'
import type { MailQuota } from '#platform/server/quotas/mail-quota.ts'
import type { About, Reader } from '#platform/server/permissions/readers.ts'
import type { Sanitiser } from '#platform/server/html/sanitise-rich-texts.ts'
import type { Recognised } from '#platform/server/session/known-devices.ts'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import type { Delivery, IdentityProvider, MailServer } from '#platform/server/services.ts'

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
   * `secondFactor`: the password was right, the second factor is missing. `newFactor`: the role requires a second factor that
   * the user has yet to set up. Neither signs the user in.
   */
  stage: 'open' | 'secondFactor' | 'newFactor'
  remembered: boolean
  /** Time of the last fresh proof in this browser. */
  confirmedAt: string | null
}

/** Changes the session of the requesting browser; the response carries its token. */
export interface SessionKeeper {
  /** Also ends the session that the request came with, which prevents session fixation. */
  begin(userId: string, options: { remembered: boolean; stage?: OpenSession['stage'] }): Promise<void>
  /**
   * Makes the requesting browser known for an account after a complete sign-in, and returns whether it was known before.
   */
  recognise(userId: string): Promise<Recognised>
  /** Records a fresh proof. */
  confirm(): Promise<void>
  end(): Promise<void>
}

/** A change of an account, for modules that store data about it. */
export type AccountEvent =
  | { kind: 'invited'; userId: string; byName: string; note: string }
  | { kind: 'roleChanged'; userId: string; byName: string }
  | { kind: 'passwordResetAsked' | 'factorsRemoved' | 'signedOutEverywhere' | 'joined' | 'deleted'; userId: string }

/** An enquiry as modules get it; `assigneeId` is the sender's account, else an administrator's, for records that need an author. */
export type AssignedEnquiry = Enquiry & { assigneeId: string }

/** The argument of every handler, beside the validated input. */
export interface Call<Kind extends string = string> {
  user: User
  /** Time of the request, ISO 8601 in UTC. */
  now: string
  /**
   * Throws 403 unless the rules allow this endpoint's action on this record and on every field of the body; 404 if the user
   * may not read it; 409 if a changed field no longer has its value in `base`.
   */
  check(record: Record<string, unknown>): void
  /**
   * The same without the comparison with `base`, which describes the record that the request names: for other records
   * that it changes, and for handlers that compare by themselves (`refuseLostUpdates`).
   */
  checkRights(record: Record<string, unknown>): void
  /** The `base` of an edit with `mergesFields`, which `check` has compared. */
  base: Readonly<Record<string, unknown>> | undefined
  access: Access
  request: RequestOrigin
  db: CallDatabase<Kind>
  services: CallServices
  events: CallEvents<Kind>
  settings: CallSettings
  /** Further headers of the response. */
  headers: Headers
}

/** The user's permissions. */
export interface Access {
  rules: readonly Rule[]
  ability: Ability
  /** All contracts of this server. */
  contracts: readonly Contract[]
  /** A condition on records of other modules that the user may read, for modules that store data about such records. */
  about: About
}

export interface RequestOrigin {
  /** On a public endpoint also a session whose second factor is missing. */
  session: OpenSession | undefined
  /** Network address and user agent. */
  origin: { address: string; device: string }
}

export interface CallDatabase<Kind extends string = string> {
  /** The rows of a write's database that the user may read, for a response that shows more than the written record. */
  withRowFilters<Tables>(db: Db<Tables>): Db<Tables>
  /** For endpoints with `transaction: 'manual'`: one transaction, with audit entry and change event like any write. */
  commit<Tables, Result>(
    db: Db<Tables>,
    work: (db: Db<Tables>, tools: Committed<Kind>) => Promise<Result>,
  ): Promise<Result>
}

/** Services of requests and of background work. */
export interface SharedServices {
  files: Files
  mail: Mailer
  secrets: Secrets
  /** The full URL of a screen, for emails. */
  screen(path: string): string
  /** Name, company, currency and other values of the installation. */
  workspace(): Promise<WorkspaceValues>
}

export interface CallServices extends SharedServices, Pick<BackgroundServices, 'readers'> {
  mailQuota: MailQuota
  sessions: SessionKeeper
  /**
   * Sanitises rich text that the body's schema does not name, such as rows of an import. Call it before `commit`, since other
   * writes would wait for it. Fields that the schema names are sanitised already.
   */
  sanitise: Sanitiser
  /** The module that writes invoices, in this transaction; undefined if there is none. */
  readonly billing: Biller | undefined
  /** The texts of this module for documents, in the workspace's language unless another is given. */
  texts(language?: Language): Promise<Translate>
  /** Writes a paper as PDF; 404 in the demo, which cannot. It takes a second: use it outside of transactions. */
  pdf(paper: PrintedPaper): Promise<Uint8Array<ArrayBuffer>>
  /** The configured identity providers. */
  providers: readonly IdentityProvider[]
  /** The mail server, if one is set up. It takes seconds: use it outside of transactions. */
  mailServer: MailServer | undefined
  /** For `withReferences`, which checks the references of a record before it is written. */
  findReferenced: FindReferenced
  /** The query of a list with the choices that its words name in the user's language. */
  withChoices<Query extends { q?: string | undefined }>(
    query: Query,
    choices: readonly SearchedChoices[],
  ): Promise<Query & { named?: NamedChoices }>
}

/** Events of requests and of background work. */
export interface SharedEvents<Kind extends string = string> extends Notifier<Kind> {
  announce: Announce
}

export interface CallEvents<Kind extends string = string> extends SharedEvents<Kind> {
  /** Sends a signal that is not stored (who is typing) to the open screens of users; at most 2 kB. */
  signal(users: readonly string[], name: string, data: unknown): void
  /**
   * Calls the modules' `onAccount` hooks in the same transaction. Returns the owner's URL if the event creates one
   * and no email contains it.
   */
  announceAccount(event: AccountEvent): Promise<string | undefined>
  /** Calls the modules' `onBill` hooks in the same transaction. */
  announceBill(event: BillEvent): Promise<void>
  /** Passes an enquiry to modules with the hook `onEnquiry`, else to the administrators by email. */
  enquire(enquiry: Enquiry): Promise<void>
}

export interface CallSettings {
  mode: 'sample' | 'production'
  /** Whether anybody may create an account, and its role. */
  isSignUpOpen: boolean
  signUpRole: string
  delivery: Delivery
}

/** Services and events of the transaction of a `commit`. */
export type Committed<Kind extends string = string> = Pick<Call<Kind>, 'services' | 'events'>

/**
 * Sends the change event to further users: that of a private contract otherwise reaches its writer only. It is sent after
 * the commit. `topic` names another contract whose records the write changes.
 */
export type Announce = (users: readonly string[] | 'everyone', recordId?: string | number, topic?: string) => void

export interface Mailer {
  /**
   * Sends after the commit, by SMTP in production. Sample mode sends nothing; messages of the application itself, which have no
   * `from`, go to modules with the hook `onMail`.
   */
  send(mail: Mail): Promise<void>
  /** Default: `sent`. */
  delivery?: Delivery
}

/** The argument of work outside of a request. */
export interface Background<Kind extends string = string> {
  now: string
  services: BackgroundServices
  events: SharedEvents<Kind>
}

export interface BackgroundServices extends SharedServices {
  /** Address, language and readable records of those users whose account is open. */
  readers(users: readonly string[]): Promise<Reader[]>
  /** The texts of notices in a language; keys begin with the contract. */
  noticeTexts(language: Language): Promise<Translate>
  /** The texts of a contract's module in the workspace's language, for documents and emails. */
  contractTexts(contract: string): Promise<Translate>
}

/** The argument of the hook `billing`. */
export interface BillingTools<Kind extends string = string> extends Background<Kind> {
  /** The user whose request it is. */
  userId: string
}

/** The argument of the hook `onNotice`. */
export interface NoticeTools {
  now: string
  events: Pick<SharedEvents, 'announce'>
}
