import type * as z from 'zod'
import type { Contract, Download, Endpoint, FileAnswer, Role } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Page } from '#platform/db/page.ts'
import type { Ability, Rule } from '#platform/rules.ts'

export interface User {
  id: string
  name: string
  email: string
  role: Role
  jobTitle: string
  avatar: string
}

/** What every handler is told beside the parts of the request. */
export interface Call {
  user: User
  rules: Rule[]
  ability: Ability
  /** Throws 403 unless the rules allow this endpoint's action on this very record. */
  check(record: Record<string, unknown>): void
  /** When the request came in, ISO 8601 in UTC. */
  now: string
  /** Headers for the answer beyond those that the platform sets. */
  headers: Headers
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type Input<E> = {
  [Part in 'params' | 'query' | 'body']: E extends { [P in Part]?: infer Schema } ? Parsed<Schema> : undefined
}

type Answer<E> = E extends { returns: infer Returns }
  ? Returns extends FileAnswer
    ? Download
    : Returns extends z.ZodArray<infer Item>
      ? readonly z.input<Item>[] | Page<z.input<Item>>
      : Returns extends z.ZodType
        ? z.input<Returns>
        : void
  : void

export type Handlers<C extends Contract<Record<string, object>>> = {
  [Name in keyof C['endpoints']]: (
    call: Call & Input<C['endpoints'][Name]>,
  ) => Promise<Answer<C['endpoints'][Name]>> | Answer<C['endpoints'][Name]>
}

type AnyHandler = (call: Call & { params: unknown; query: unknown; body: unknown }) => unknown

/** A contract with its handlers, the types that the compiler checked forgotten. */
export interface Api {
  contract: Contract
  handlers(db: unknown): Readonly<Record<string, AnyHandler | undefined>>
}

/**
 * Binds handlers to a contract. `handlers` is called for each request: for a write, with a transaction that is committed
 * with the note of the change, or rolled back whole when the handler throws.
 */
export function api<Endpoints extends Record<string, Endpoint | object>, Tables>(
  contract: Contract<Endpoints>,
  handlers: (db: Db<Tables>) => Handlers<Contract<Endpoints>>,
): Api {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the platform parses what it hands over by the same contract
  return { contract, handlers } as unknown as Api
}
