import type * as z from 'zod'
import type { Contract, Download, Endpoint, ExportedFile, FileResponse } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Page } from '#platform/db/queries/page.ts'
import type { Biller, BillEvent } from '#platform/contracts/billing.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { NoticeEvent } from '#platform/server/notices/notifier.ts'
import type { AnySearchSource, SearchSource } from './search/search-source.ts'
import type { RollupSource } from '#platform/server/figures/rollups.ts'
import type { AnyEncryptedColumn, EncryptedColumn } from './accounts/encrypted-columns.ts'
import type { Uploaded } from './files/uploaded.ts'
import type { AccountEvent, Background, BillingTools, Call, NoticeTools, AssignedEnquiry } from './pipeline/call.ts'

type Work<Tables, Kind extends string, Extra extends unknown[] = []> = (
  db: Db<Tables>,
) => (...input: [...Extra, tools: Background<Kind>]) => Promise<void>

/** Hooks and jobs of a module; each run is one transaction. */
export interface Hooks<Tables, Kind extends string = string> {
  /** Sample mode: the application sent a message. */
  onMail?: Work<Tables, Kind, [mail: Mail]>
  /** A user's message was not delivered to these addresses. */
  onUndelivered?: Work<Tables, Kind, [mail: Mail, addresses: readonly string[]]>
  /**
   * Another write changed an account; part of its transaction. Returns the owner's URL unless an email
   * contains it.
   */
  onAccount?: (db: Db<Tables>) => (event: AccountEvent, tools: Background<Kind>) => Promise<string | undefined | void>
  /** A visitor sent an enquiry; part of its transaction. */
  onEnquiry?: Work<Tables, Kind, [enquiry: AssignedEnquiry]>
  /** Writes invoices for handlers of other modules; part of their transaction. */
  billing?: (db: Db<Tables>) => (tools: BillingTools<Kind>) => Biller
  /** A user changed a bill of another module's record; part of its transaction. */
  onBill?: Work<Tables, Kind, [event: BillEvent]>
  /** A notice was sent or withdrawn; part of its transaction. Change events of the hook are those of this contract. */
  onNotice?: (db: Db<Tables>) => (event: NoticeEvent, tools: NoticeTools) => Promise<void>
  /**
   * Runs about every `seconds`, in every process of an installation: claim rows by an update. With `each`, which finds
   * due records, a transaction for each of them runs `runEach`: many records then hold no lock for long, and one that
   * fails does not stop the others. `eachFailed` runs in a transaction of its own after that of a record was rolled
   * back, and puts off its next try.
   */
  every?: readonly (
    | { seconds: number; run: Work<Tables, Kind> }
    | {
        seconds: number
        each: (db: Db<Tables>) => (tools: Background<Kind>) => Promise<readonly string[]>
        runEach: Work<Tables, Kind, [id: string]>
        eachFailed?: Work<Tables, Kind, [id: string]>
      }
  )[]
  /** The installation's values that replace those of the build. */
  workspace?: (db: Db<Tables>) => () => Promise<Partial<WorkspaceValues>>
  /** The entries of the records in the search index. */
  search?: SearchSource<Tables>
  /** Maps records to rows of the contract's rollup table (`rollup`). */
  rollup?: RollupSource
  /** Columns with values made with `ATRIUM_SECRET`, for secret rotation. */
  encryptedColumns?: readonly EncryptedColumn<Tables>[]
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type Input<E> = {
  [Part in 'params' | 'query']: E extends { [P in Part]?: infer Schema } ? Parsed<Schema> : undefined
} & { body: E extends { body?: infer Schema } ? Sanitised<Parsed<Schema>> : undefined } & (E extends { upload: object }
    ? { upload: Uploaded }
    : unknown)

type HandlerResult<E> = E extends { returns: infer Returns }
  ? Returns extends FileResponse
    ? E extends { exports: true | 'one' }
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
  ) => Promise<HandlerResult<C['endpoints'][Name]>> | HandlerResult<C['endpoints'][Name]>
}

type AnyHandler = (
  call: Call & { params: unknown; query: unknown; body: unknown; upload: Uploaded | undefined },
) => unknown

export type Job =
  | { seconds: number; run: (db: unknown) => (tools: Background) => Promise<void> }
  | {
      seconds: number
      each: (db: unknown) => (tools: Background) => Promise<readonly string[]>
      runEach: (db: unknown) => (id: string, tools: Background) => Promise<void>
      eachFailed?: (db: unknown) => (id: string, tools: Background) => Promise<void>
    }

/** A contract with its handlers, without the types that the compiler has checked. */
export interface Api {
  contract: Contract
  handlers(db: unknown): Readonly<Record<string, AnyHandler | undefined>>
  hooks: {
    onMail?: (db: unknown) => (mail: Mail, tools: Background) => Promise<void>
    onUndelivered?: (db: unknown) => (mail: Mail, addresses: readonly string[], tools: Background) => Promise<void>
    /** Returns the URL for the owner, unless an email takes it to them. */
    onAccount?: (db: unknown) => (event: AccountEvent, tools: Background) => Promise<string | undefined | void>
    onEnquiry?: (db: unknown) => (enquiry: AssignedEnquiry, tools: Background) => Promise<void>
    billing?: (db: unknown) => (tools: BillingTools) => Biller
    onBill?: (db: unknown) => (event: BillEvent, tools: Background) => Promise<void>
    onNotice?: (db: unknown) => (event: NoticeEvent, tools: NoticeTools) => Promise<void>
    every?: readonly Job[]
    workspace?: (db: unknown) => () => Promise<Partial<WorkspaceValues>>
    search?: AnySearchSource
    rollup?: RollupSource
    encryptedColumns?: readonly AnyEncryptedColumn[]
  }
}

/**
 * Binds handlers to a contract. `handlers` is called once with the database for reading, and for each write with its
 * transaction, which is rolled back when the handler throws. It must not keep anything of a request.
 */
export function api<Endpoints extends Record<string, Endpoint | object>, Tables, Kind extends string>(
  contract: Contract<Endpoints, Kind>,
  handlers: (db: Db<Tables>) => Handlers<Contract<Endpoints, Kind>>,
  hooks: Hooks<Tables, Kind> = {},
): Api {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the platform parses what it hands over by the same contract
  return { contract, handlers, hooks } as unknown as Api
}
