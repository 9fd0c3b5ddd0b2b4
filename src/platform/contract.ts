import * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a rule can allow on a contract; every endpoint is one of these. */
export const actions = ['read', 'create', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

/** To `manage` is to do everything, also what a contract leaves to whoever may do everything with it. */
export type Right = Action | 'manage'

/**
 * The roles that exist in every installation. An administrator may do everything; a guest has an account of their own and
 * sees nothing else until somebody gives them another role.
 */
export const roles = ['admin', 'manager', 'agent', 'viewer', 'guest'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Marks an answer that is a file and not JSON; the handler returns a `Download`. */
export interface FileAnswer {
  file: true
  types: readonly string[]
}
export const file = (...types: string[]): FileAnswer => ({ file: true, types })

export interface Download {
  name: string
  type: string
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** A file made of records. */
export interface ExportedFile extends Download {
  /** How many records it holds; of a stream, how many have been written so far. */
  records: number | (() => number)
}

/** Marks a request whose body is a file's bytes and not JSON. The server holds the whole file in memory. */
export interface Upload {
  /** In bytes, at most `maxFileBytes` of `request-limits.ts`; a larger body is answered 413. */
  maxBytes: number
}

/** So many tries in so many seconds: of one caller (an account, else an address of the network), or on one value of a body's field. */
export interface Limit {
  max: number
  seconds: number
  /** The field of the body, such as an account's address; without one the caller's tries are counted. */
  by?: string
  /**
   * `network`: tries on the field's value count apart for each network they come from. `device`: the field is the e-mail
   * address of an account, and from a browser that is known for it this limit alone counts, so that others' tries refuse
   * nothing to it.
   */
  per?: 'network' | 'device'
  /** A try that succeeds is not counted. */
  only?: 'failures'
}

interface Spec {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  upload?: Upload
  returns?: z.ZodType | FileAnswer
  /** 200, or 204 where nothing is returned, unless given. */
  status?: number
  /** Follows from the method unless given: a POST that only looks something up is a `read`. */
  action?: Action
  /**
   * Answers whoever asks, signed in or not, and asks no rule: what guards the record is in the request, such as the secret
   * part of a link, or the record is for everybody. The handler's `user` is nobody, whose id is empty.
   */
  public?: true
  /** How often one may try; above that 429 says when again. Counted whether or not the call succeeds. */
  limits?: readonly Limit[]
  /**
   * The handler gets no transaction, since it does something slow first, such as to hash a password; what it changes it
   * changes by `commit`.
   */
  transaction?: 'manual'
  /** Whatever the answer is, it comes no sooner than after this many ms, so that its time tells nothing. */
  minDurationMs?: number
  /**
   * Writes only what is the asker's own about a record, such as that they watch it: whoever may do so with some record may
   * with every one that they may read, which the handler sees to by `seen`.
   */
  ownOnly?: true
  /**
   * Wants a proof of the last ten minutes of who asks (a password, a passkey or another sign-in): always, or where the body
   * gives one of these fields. Else 403 with an issue whose path is `confirm`. Whatever only administrators may write, or
   * export, says this, `false` where it does no harm. Sample mode asks nobody.
   */
  confirmed?: boolean | readonly string[]
  /**
   * The answer is a file made of records (CSV, vCard, JSON …), not a file that somebody uploaded. Each call leaves one entry
   * in the audit log and counts against the quota of exports.
   */
  exports?: true
  /** The write is announced to nobody: the screen that asks would hear of it before it has its answer, and act on it. */
  silent?: true
  /** The field of the body by which a request is the same when it is sent again; 409 with another body. */
  idempotencyKey?: string
  /** One sentence for the API's documentation. */
  summary?: string
}

export interface Endpoint extends Spec {
  method: Method
  path: string
  status: number
  action: Action
}

const IdParams = z.strictObject({ id: z.coerce.number<number>().int().min(1).max(2_147_483_647) })

type Params<Path, S> = S extends { params: z.ZodObject }
  ? S['params']
  : Path extends `${string}/:id${'' | `/${string}`}`
    ? typeof IdParams
    : undefined

type Made<M extends Method, Path extends string, S extends Spec> = Omit<S, 'params'> & {
  method: M
  path: Path
  status: number
  action: Action
  params: Params<Path, S>
}

const actionOf: Record<Method, Action> = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
}

const strict = <T extends z.ZodType | undefined>(schema: T) =>
  schema instanceof z.ZodObject ? schema.strict() : schema

const endpoint =
  <const M extends Method>(method: M) =>
  <const Path extends string, const S extends Spec>(path: Path, spec: S): Made<M, Path, S> => {
    const made: Endpoint = {
      ...spec,
      method,
      path,
      status: spec.status ?? (spec.returns ? 200 : 204),
      action: spec.action ?? actionOf[method],
    }
    if (!spec.params && /\/:id(\/|$)/.test(path)) made.params = IdParams
    if (spec.query) made.query = strict(spec.query)
    if (spec.body) made.body = strict(spec.body)
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what was built above is what `Made` says, which the compiler cannot follow
    return made as Made<M, Path, S>
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

/** An action on those records alone whose fields have these values; the text `$user.id` stands for whoever asks. */
export interface Grant {
  action: Action
  where: Readonly<Record<string, string | number | boolean | null>>
}

/** What each role may do as shipped; an administrator may do everything, a guest nothing. */
export type Grants = Readonly<Record<Exclude<Role, 'admin' | 'guest'>, readonly (Action | Grant)[]>>

export interface ContractOptions<Kind extends string = string> {
  /** Rows belong to their user: nobody is told of another's change unless the handler says so, and another's id answers 404. */
  private?: boolean
  grants: Grants
  /** What everybody needs in order to work here at all: it is as granted whatever a role's rules say; made roles are agents, and guests have what is `private` of it. */
  everyone?: true
  /**
   * The fields that say whose a record is, which a rule's condition may name. They are columns of `table` too, `owner.id`
   * the column `ownerId`: where a rule lets somebody read under a condition, no query of a request that reads sees more.
   */
  owners?: readonly string[]
  /** Where the records of a contract with `owners` lie; a table called like the contract unless given. */
  table?: string
  /**
   * Tables whose rows belong to one record of a contract with `owners` (its comments, labels, search keys), each with the
   * column that holds the record's id. A rule that hides the record hides them in every query of a request that reads.
   */
  parts?: Readonly<Record<string, string>>
  /** Other contracts of the module whose records change with these: an order takes from the stock. */
  touches?: readonly string[]
  /** What its writes tell people of by `call.events.notify`. Each has its words in the module's texts: `notices.<contract>.<kind>`. */
  notices?: readonly Kind[]
  /** Tables whose rows are nobody's record, but what the writes of others leave behind: the audit log does not note them. */
  unaudited?: readonly string[]
  /**
   * Why reads of its records are not counted in the audit log, such as that they say nothing about people. Without it they
   * are counted where the settings want that, unless the contract is `private`: there everybody reads their own.
   */
  uncountedReads?: string
  /** A table of sums of its records, which writes keep as `api` says and rules narrow: it has the columns of `owners`, too. */
  sums?: string
}

export interface Contract<
  Endpoints extends Record<string, object> = Record<string, Endpoint>,
  Kind extends string = string,
> extends ContractOptions<Kind> {
  name: string
  base: string
  endpoints: Endpoints
}

/** What browser and server agree on. `name` is the module's folder, or begins with it (`shop-orders`); paths of endpoints are relative to `base`. */
export const contract = <
  const Endpoints extends Record<string, Endpoint | Made<Method, string, Spec>>,
  const Kind extends string = never,
>(
  name: string,
  base: string,
  endpoints: Endpoints,
  options: ContractOptions<Kind>,
): Contract<Endpoints, Kind> & Endpoints => ({ ...endpoints, name, base, endpoints, ...options })

export { listQuery } from './records/list-query.ts'
