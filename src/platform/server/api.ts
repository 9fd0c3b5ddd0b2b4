import type * as z from 'zod'
import type { Contract, Download, Endpoint, ExportedFile, FileAnswer } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Page } from '#platform/db/queries/page.ts'
import type { Enquiry } from '#platform/contracts/enquiry.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { Ability, Rule } from '#platform/fields/rules.ts'
import type { Files } from './files/files.ts'
import type { NoticeEvent, Notifier } from './events/notifier.ts'
import type { MailQuota } from './quotas/mail-quota.ts'
import type { About, Reader } from './rights/readers.ts'
import type { Sanitiser } from './html/sanitise-rich-texts.ts'
import type { AnySearchSource, SearchSource } from './search/search-source.ts'
import type { Recognised } from './session/known-devices.ts'
import type { Secrets } from './accounts/secrets.ts'
import type { IdentityProvider } from './services.ts'
import type { SumSource } from './records/sums.ts'
import type { AnyEncryptedColumn, EncryptedColumn } from './accounts/encrypted-columns.ts'
import type { Uploaded } from './files/uploaded.ts'

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
export interface Call<Kind extends string = string> extends Notifier<Kind> {
  user: User
  rules: readonly Rule[]
  ability: Ability
  /** All that this server answers by: what rules can be about. */
  contracts: readonly Contract[]
  /**
   * Throws 403 unless the rules allow this endpoint's action on this very record, and every field that the body gives; 404
   * where they do not even let it be read.
   */
  check(record: Record<string, unknown>): void
  /** The database of a write as the asking user may read it, for an answer that shows more than what was written. */
  seen<Tables>(db: Db<Tables>): Db<Tables>
  /** For a module that keeps what is about other modules' records: which of those the asker may still read. */
  about: About
  /** When the request came in, ISO 8601 in UTC. */
  now: string
  /** Headers for the answer beyond those that the platform sets. */
  headers: Headers
  tell: Tell
  /** Says something to the screens of these users that is not worth keeping (who is typing); 2 kB at the most. */
  signal(users: readonly string[], name: string, data: unknown): void
  files: Files
  mail: Mailer
  mailQuota: MailQuota
  /** The asking browser's; on a public endpoint also of who still owes the second factor. */
  session: OpenSession | undefined
  sessions: SessionKeeper
  /** Where the request came from: the network's address, and how the browser calls itself. */
  origin: { address: string; device: string }
  secrets: Secrets
  /**
   * For rich text that the schema of the body does not name, such as that of a file's rows: to be asked before a `commit`,
   * since all other writes would wait for it. What the schema names is sanitised already.
   */
  sanitise: Sanitiser
  /** The whole address of a screen, for a mail. */
  screen(path: string): string
  /** Lets the modules that keep something of an account hear of it, in the same transaction. */
  announceAccount(event: AccountEvent): Promise<void>
  /** Brings a question to whoever answers such: a module that listens with `onEnquiry`, else the administrators' mail. */
  enquire(enquiry: Enquiry): Promise<void>
  /** Of an endpoint with `transaction: 'manual'`: one transaction, noted as any write is. */
  commit<Tables, Result>(
    db: Db<Tables>,
    work: (db: Db<Tables>, tools: Committed<Kind>) => Promise<Result>,
  ): Promise<Result>
  /** Where else one can sign in, as configured. */
  providers: readonly IdentityProvider[]
  mode: 'sample' | 'production'
  /** Whether a stranger may make an account, and which role it gets. */
  isSignUpOpen: boolean
  signUpRole: string
}

/** What belongs to the transaction of a `commit`. */
export type Committed<Kind extends string = string> = Pick<
  Call<Kind>,
  'tell' | 'files' | 'mail' | 'mailQuota' | 'sessions' | 'announceAccount' | 'enquire' | 'notify' | 'withdraw'
>

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
export interface Background<Kind extends string = string> extends Notifier<Kind> {
  now: string
  tell: Tell
  files: Files
  mail: Mailer
  secrets: Secrets
  /** The whole address of a screen, for a mail. */
  screen(path: string): string
  /** Those of these users whose account is open: their address, their language, and what of other modules' records they may read. */
  readers(users: readonly string[]): Promise<Reader[]>
  /** What the modules' notices say in a language: the keys begin with the contract. */
  noticeTexts(language: Language): Promise<Translate>
}

type Work<Tables, Kind extends string, Extra extends unknown[] = []> = (
  db: Db<Tables>,
) => (...input: [...Extra, tools: Background<Kind>]) => Promise<void>

/** What a module does without being asked; each run is one transaction. */
export interface Hooks<Tables, Kind extends string = string> {
  /** Sample mode: a message that the application sent. */
  onMail?: Work<Tables, Kind, [mail: Mail]>
  /** Something was done to an account by somebody else; part of that write. */
  onAccount?: Work<Tables, Kind, [event: AccountEvent]>
  /** Somebody asks the application something, by whichever form; part of that write. */
  onEnquiry?: Work<Tables, Kind, [enquiry: TakenEnquiry]>
  /** Somebody is told of something, or what they were told is no longer so; part of that write. What it tells is of this contract. */
  onNotice?: (db: Db<Tables>) => (event: NoticeEvent, tools: Pick<Background, 'now' | 'tell'>) => Promise<void>
  /**
   * About every so many seconds, in every process of an installation: what must happen once has to be claimed by an
   * update of its row.
   */
  every?: readonly { seconds: number; run: Work<Tables, Kind> }[]
  /** What makes the records findable for whoever may read them. */
  search?: SearchSource<Tables>
  /** How the records are summed up in the contract's table of `sums`. */
  sums?: SumSource
  /** Which columns hold what was made by the secret of the settings, so that the secret can be replaced. */
  encryptedColumns?: readonly EncryptedColumn<Tables>[]
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type Input<E> = {
  [Part in 'params' | 'query']: E extends { [P in Part]?: infer Schema } ? Parsed<Schema> : undefined
} & { body: E extends { body?: infer Schema } ? Sanitised<Parsed<Schema>> : undefined } & (E extends { upload: object }
    ? { upload: Uploaded }
    : unknown)

type Answer<E> = E extends { returns: infer Returns }
  ? Returns extends FileAnswer
    ? E extends { exports: true }
      ? ExportedFile
      : Download
    : Returns extends z.ZodArray<infer Item>
      ? readonly z.input<Item>[] | Page<z.input<Item>>
      : Returns extends z.ZodType
        ? z.input<Returns>
        : void
  : void

type KindOf<C> = C extends { notices?: readonly (infer Kind extends string)[] } ? Kind : never

export type Handlers<C extends Contract<Record<string, object>>> = {
  [Name in keyof C['endpoints']]: (
    call: Call<KindOf<C>> & Input<C['endpoints'][Name]>,
  ) => Promise<Answer<C['endpoints'][Name]>> | Answer<C['endpoints'][Name]>
}

type AnyHandler = (
  call: Call & { params: unknown; query: unknown; body: unknown; upload: Uploaded | undefined },
) => unknown

/** A contract with its handlers, the types that the compiler checked forgotten. */
export interface Api {
  contract: Contract
  handlers(db: unknown): Readonly<Record<string, AnyHandler | undefined>>
  hooks: {
    onMail?: (db: unknown) => (mail: Mail, tools: Background) => Promise<void>
    onAccount?: (db: unknown) => (event: AccountEvent, tools: Background) => Promise<void>
    onEnquiry?: (db: unknown) => (enquiry: TakenEnquiry, tools: Background) => Promise<void>
    onNotice?: (db: unknown) => (event: NoticeEvent, tools: Pick<Background, 'now' | 'tell'>) => Promise<void>
    every?: readonly { seconds: number; run: (db: unknown) => (tools: Background) => Promise<void> }[]
    search?: AnySearchSource
    sums?: SumSource
    encryptedColumns?: readonly AnyEncryptedColumn[]
  }
}

/**
 * Binds handlers to a contract. `handlers` is called once for what somebody may read, and for each write with its
 * transaction, which is committed with the note of the change, or rolled back whole when the handler throws: it keeps nothing
 * of a request.
 */
export function api<Endpoints extends Record<string, Endpoint | object>, Tables, Kind extends string>(
  contract: Contract<Endpoints, Kind>,
  handlers: (db: Db<Tables>) => Handlers<Contract<Endpoints, Kind>>,
  hooks: Hooks<Tables, Kind> = {},
): Api {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the platform parses what it hands over by the same contract
  return { contract, handlers, hooks } as unknown as Api
}
