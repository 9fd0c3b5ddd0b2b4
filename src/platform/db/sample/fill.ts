import { type Insertable, sql } from 'kysely'
import type { Database, Db, PlatformTables } from '#platform/db/engines/database.ts'
import { invented, inventPeople, type Person, seeded } from './sample-people.ts'
import type { Random } from './seeded.ts'

const day = 86_400_000

/** The latest records are distributed over the last days, whatever the total; the others over the years before. */
const recent = { records: 1000, days: 60 }
const years = 20

/** The person of a record: an invented one, with the id in the module of people, if that was filled. */
export interface KnownPerson extends Person {
  id: string | null
}

export type FillUser = Pick<PlatformTables['users'], 'id' | 'name' | 'email' | 'avatar'>

export interface FillTools<Tables> {
  /** For queries about referenced and counted rows, outside a transaction. */
  db: Db<Tables>
  /** Number of records to create. */
  count: number
  /** All users who can sign in. */
  users: readonly FillUser[]
  /** The first invented people, for the records of all modules. */
  people: readonly KnownPerson[]
  /** The endless sequence of people, for the module that stores them. */
  everybody: () => Iterable<Person>
  random: Random
  /** The lowest id of a table above which all are free. */
  next: (table: keyof Tables & string) => Promise<number>
  /**
   * Creation time of the record at this position, oldest first; `hours` later, but never later than now. A larger count
   * extends the past: the last weeks hold the same number of records.
   */
  at: (index: number, hours?: number) => string
}

/** Related rows, each table's after those of the tables that they refer to. */
export type FilledRows<Tables> = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] }

interface Fill<Tables> {
  /** The table with a row for each invented person, in their order, so that others may refer to its ids. */
  people?: keyof Tables & string
  rows(tools: FillTools<Tables>): AsyncIterable<FilledRows<Tables>>
}

/** A fill of any module, without the types of its tables. */
export interface AnyFill {
  people?: string
  rows(tools: FillTools<unknown>): AsyncIterable<Readonly<Record<string, readonly Row[]>>>
}

export type Row = Readonly<Record<string, unknown>>

/** Generates as many related rows as requested, for measurements; never used by a server. */
export const fill = <Tables>(definition: Fill<Tables>): AnyFill =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a module's fill gets the database that its own migrations made
  definition as unknown as AnyFill

const seed = 44
const maxKnown = 20_000

interface FillOptions {
  count: number
  now: Date
  /** The table of the people and the id of the first one. */
  people?: { table: string; first: number }
}

/** State that all fills of one run share. */
export async function fillTools({ db }: Pick<Database, 'db'>, { count, now, people }: FillOptions) {
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  const senders = inventPeople(Math.min(count, maxKnown), seed)
  const old = Math.max(0, count - recent.records)
  const daysAgo = (index: number) =>
    index < old
      ? recent.days + ((old - index) / old) * (years * 365 - recent.days)
      : ((count - index) / (count - old)) * recent.days
  return {
    users,
    people: senders.map((person, index) => ({ ...person, id: people ? String(people.first + index) : null })),
    count,
    everybody: () => invented(seed),
    random: seeded(seed),
    next: (table: string) => nextId(db, table),
    at: (index: number, hours = 0) =>
      new Date(Math.min(now.getTime(), now.getTime() - daysAgo(index) * day + hours * 3_600_000)).toISOString(),
  }
}

export async function nextId(db: Database['db'], table: string) {
  const { rows } = await sql<{ last: number | null }>`select max("id") as "last" from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.last ?? 0) + 1
}
