import * as z from 'zod'
import type { Limit } from './contracts/limit.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The actions that a rule can allow on every contract; a contract can declare further ones (`actions`). */
export const actions = ['read', 'create', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

/** `manage` allows every action, including endpoints that no single action covers. */
export type Right = Action | 'manage'

/**
 * The roles of every installation. An administrator may do everything; a guest reaches only the own account until an
 * administrator assigns another role.
 */
export const roles = ['admin', 'manager', 'agent', 'viewer', 'guest'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Marks a response that is a file and not JSON; the handler returns a `Download`. */
export interface FileResponse {
  file: true
  types: readonly string[]
}
export const file = (...types: string[]): FileResponse => ({ file: true, types })

export interface Download {
  name: string
  type: string
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** The URL names this version of the content, so browsers keep it without asking again. */
  isImmutable?: boolean
}

/** A file with records. */
export interface ExportedFile extends Download {
  /** Number of records in the file; of a stream, the number written so far. */
  records: number | (() => number)
  /** The record of the audit entry, if the path has a secret instead of its id. */
  recordId?: number | string
}

/** Marks a request whose body is a file's bytes and not JSON. The server holds the whole file in memory. */
export interface Upload {
  /** In bytes, at most `maxFileBytes` of `request-limits.ts`; a larger body gets 413. */
  maxBytes: number
}

interface Spec {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  upload?: Upload
  returns?: z.ZodType | FileResponse
  /** Default: 200, or 204 without `returns`. */
  status?: number
  /** Default: derived from the method. A POST that only looks something up is a `read`. Or one of the contract's own `actions`. */
  action?: string
  /**
   * Needs no session and checks no rule: the request contains a secret, such as that of a link, or the record is public. The
   * `id` of the handler's `user` is empty.
   */
  public?: true
  /** Rate limits; above them, 429 with `Retry-After`. Failed calls count, too. */
  limits?: readonly Limit[]
  /**
   * The handler gets no transaction, because it does slow work first, such as hashing a password. It writes with `commit`.
   */
  transaction?: 'manual'
  /** The response takes at least this many ms, so that its timing reveals nothing. */
  minDurationMs?: number
  /**
   * Writes only data of the user's own about a record, such as watching it. Allowed on every record that the user may read,
   * which the handler checks with `withRowFilters`. A write in a transaction also where `action` is `read`.
   */
  ownOnly?: true
  /**
   * Requires a fresh proof (a password, passkey or other sign-in of the last ten minutes): always, or if the body has one of
   * these fields. Otherwise 403 with an issue at the path `confirm`. Endpoints by which only administrators write or export
   * must state it, `false` if harmless. Sample mode requires none.
   */
  confirmed?: boolean | readonly string[]
  /**
   * The response is a file made of records (CSV, vCard, JSON …), not an uploaded file. Each call leaves one entry in the audit
   * log and counts against the quota of exports; `one` is a file of a single record, such as an invoice, which does not count.
   */
  exports?: true | 'one'
  /** The body may have `base`, the values of the changed fields when the record was read: see `refuseLostUpdate`. */
  mergesFields?: true
  /** Why an edit that neither merges fields nor names a `version` loses no change: `Only the author edits a comment`. */
  losesNothing?: string
  /** The write sends no change event, which would reach the requesting screen before its response. */
  silent?: true
  /** The field of the body with the idempotency key: the same body is executed once, another body with it is 409. */
  idempotencyKey?: string
  /** One sentence for the API's documentation. */
  summary?: string
}

export interface Endpoint extends Spec {
  method: Method
  path: string
  status: number
  action: string
}

/** Whether the endpoint writes: also what only needs the right to read, see `ownOnly`. */
export const isWrite = ({ action, ownOnly }: Pick<Endpoint, 'action' | 'ownOnly'>) =>
  action !== 'read' || ownOnly === true

const IdParams = z.strictObject({ id: z.coerce.number<number>().int().min(1).max(2_147_483_647) })

type Params<Path, S> = S extends { params: z.ZodObject }
  ? S['params']
  : Path extends `${string}/:id${'' | `/${string}`}`
    ? typeof IdParams
    : undefined

type Made<M extends Method, Path extends string, S extends Spec> = Omit<S, 'params' | 'action'> & {
  method: M
  path: Path
  status: number
  action: S extends { action: infer Named extends string } ? Named : (typeof actionsByMethod)[M]
  params: Params<Path, S>
}

const actionsByMethod = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
} as const satisfies Record<Method, Action>

const strict = <T extends z.ZodType | undefined>(schema: T) =>
  schema instanceof z.ZodObject ? schema.strict() : schema

const endpoint =
  <const M extends Method>(method: M) =>
  <const Path extends string, const S extends Spec>(path: Path, spec: S): Made<M, Path, S> => {
    const created: Endpoint = {
      ...spec,
      method,
      path,
      status: spec.status ?? (spec.returns ? 200 : 204),
      action: spec.action ?? actionsByMethod[method],
    }
    if (!spec.params && /\/:id(\/|$)/.test(path)) created.params = IdParams
    if (spec.query) created.query = strict(spec.query)
    if (spec.body) created.body = strict(spec.body)
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the object built above has the type `Made`, which the compiler cannot infer
    return created as Made<M, Path, S>
  }

export const get = endpoint('GET')
export const post = endpoint('POST')
export const put = endpoint('PUT')
export const patch = endpoint('PATCH')
export const del = <const Path extends string, const S extends Spec = Record<never, never>>(path: Path, spec?: S) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- an absent spec is an empty one
  endpoint('DELETE')(path, spec ?? ({} as S))

export const readOnly = ['read'] as const
export const readWrite = [...actions] as const
export const everybody = <const Granted extends Grants[keyof Grants]>(granted: Granted) => ({
  manager: granted,
  agent: granted,
  viewer: granted,
})

/** An action on records whose fields have these values; `$user.id` is the id of the requesting user. */
export interface Grant<Own extends string = string> {
  action: Action | Own
  where: Readonly<Record<string, string | number | boolean | null>>
}

/** The actions of each role as shipped; an administrator may do everything, a guest nothing. */
export type Grants<Own extends string = string> = Readonly<
  Record<Exclude<Role, 'admin' | 'guest'>, readonly (Action | Own | Grant<Own>)[]>
>

export interface ContractOptions<Kind extends string = string, Own extends string = string> {
  /** Rows belong to their user: others get 404, and no change event unless the handler calls `announce`. */
  private?: boolean
  /**
   * Actions of its own, such as `approve`, for endpoints, grants and roles. Their names are the texts
   * `actionNames.<contract>.<action>`.
   */
  actions?: readonly Own[]
  grants: Grants<NoInfer<Own>>
  /** Granted as shipped, whatever the rules of a role say. Custom roles count as agents; guests get it only if it is `private`. */
  everyone?: true
  /**
   * The fields that identify a record's owner, which conditions of rules may name. They are columns of `table`; `owner.id` is
   * the column `ownerId`. Queries of requests that read return only rows that fulfil the conditions.
   */
  owners?: readonly string[]
  /** The table of the records of a contract with `owners`. Default: the contract's name. */
  table?: string
  /**
   * Tables whose rows belong to one record of a contract with `owners` (its comments, labels, search keys), each with the
   * column that holds the record's id. A rule that hides the record hides them in every query of a request that reads.
   */
  parts?: Readonly<Record<string, string>>
  /** Other contracts of the module whose records a write changes, for example an order that reduces the stock. */
  touches?: readonly string[]
  /** The kinds of notices that its writes send with `events.notify`. Their texts are `notices.<contract>.<kind>`. */
  notices?: readonly Kind[]
  /** One of its `actions`, without which handlers leave fields out of a record, and search and audit log hide it. */
  confidential?: NoInfer<Own>
  /** Tables that the audit log ignores, because their rows are by-products of other writes. */
  unaudited?: readonly string[]
  /**
   * Why the audit log does not count reads of its records, for example because they contain no personal data. Reads of
   * `private` contracts are never counted.
   */
  uncountedReads?: string
  /**
   * A rollup table of its records, which writes update (`rollup` of `api`). It has the columns of `owners`, so row
   * filters apply.
   */
  rollup?: string
}

export interface Contract<
  Endpoints extends Record<string, object> = Record<string, Endpoint>,
  Kind extends string = string,
  Own extends string = string,
> extends ContractOptions<Kind, Own> {
  name: string
  base: string
  endpoints: Endpoints
}

/** The API between browser and server. `name` is the module's folder or begins with it (`shop-orders`); paths are relative to `base`. */
export const contract = <
  const Endpoints extends Record<string, (Endpoint | Made<Method, string, Spec>) & { action: Action | Own }>,
  const Kind extends string = never,
  const Own extends string = never,
>(
  name: string,
  base: string,
  endpoints: Endpoints,
  options: ContractOptions<Kind, Own>,
): Contract<Endpoints, Kind, Own> & Endpoints => ({ ...endpoints, name, base, endpoints, ...options })

export { listQuery } from './records/list-query.ts'
