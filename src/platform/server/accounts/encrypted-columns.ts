import { sql } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import type { Services } from '#platform/server/services.ts'

/** A column that holds what was made by the secret of the settings. */
export type EncryptedColumn<Tables> = {
  [Table in keyof Tables & string]: {
    table: Table
    key: keyof Tables[Table] & string
    column: keyof Tables[Table] & string
    /** As by `Secrets`: what is hashed moves to another secret when its token is next at hand, the rest by itself. */
    how: 'hashed' | 'kept' | 'sealed'
    /** Of what is hashed, the column that has its token sealed: the hash then moves to another secret by it. */
    sealedIn?: keyof Tables[Table] & string
    /** Beside `sealedIn`, the column in which older versions and samples have the token in clear; it is emptied at the start. */
    clear?: keyof Tables[Table] & string
    /** A time after which, and one from which on, a row is worth nothing. */
    until?: keyof Tables[Table] & string
    endedBy?: keyof Tables[Table] & string
  }
}[keyof Tables & string]

/** The same, its types that the compiler checked forgotten. */
export type AnyEncryptedColumn = Pick<EncryptedColumn<PlatformTables>, 'how'> &
  Record<'table' | 'key' | 'column', string> & { [Name in 'sealedIn' | 'clear' | 'until' | 'endedBy']?: string }

const sessions: EncryptedColumn<PlatformTables> = {
  table: 'sessions',
  key: 'id',
  column: 'tokenHash',
  how: 'hashed',
  until: 'expiresAt',
  endedBy: 'endedAt',
}

const outbox: EncryptedColumn<PlatformTables> = { table: 'outbox', key: 'id', column: 'sealed', how: 'sealed' }

/** All such columns of this server. */
export const encryptedColumnsOf = (apis: readonly Api[]): AnyEncryptedColumn[] => [
  sessions,
  outbox,
  ...apis.flatMap(({ hooks }) => hooks.encryptedColumns ?? []),
]

/** Made by the secret of this name. */
export const isNamed = (column: string, name: string) => sql<boolean>`${sql.ref(column)} like ${`${name}.%`}`
const isNameless = (column: string) => sql<boolean>`${sql.ref(column)} not like ${'%.%'}`

/** How many living rows of a table are under another secret than today's. */
export interface Left {
  table: string
  previous: number
  /** Under a secret that this server does not have. */
  unknown: number
  /** When the last of the previous ones ends by itself. */
  until: string | null
}

/** Number of values made with other secrets, by table. */
export const rowsUnderOtherSecrets = (
  { db }: Database,
  { secrets: { names }, now }: Pick<Services, 'secrets' | 'now'>,
  apis: readonly Api[],
): Promise<Left[]> =>
  Promise.all(
    encryptedColumnsOf(apis).map(async ({ table, column, how, until, endedBy }) => {
      const never = sql<boolean>`1 = 0`
      const isPrevious = names.previous === undefined ? never : isNamed(column, names.previous)
      // What has no name is moved where it can be; else it may be either's, and is taken for the previous one's.
      const isDoubtful = names.previous === undefined || how === 'sealed' ? never : isNameless(column)
      const isUnknown = sql`not (${isNamed(column, names.today)} or ${isPrevious} or ${isNameless(column)})`
      const alive = [
        ...(until === undefined ? [] : [sql`${sql.ref(until)} > ${now().toISOString()}`]),
        ...(endedBy === undefined ? [] : [sql`${sql.ref(endedBy)} is null`]),
        sql`1 = 1`,
      ]
      const end = until === undefined ? sql`null` : sql.ref(until)
      const { rows } = await sql<{ previous: number | null; unknown: number | null; until: string | null }>`
        select sum(case when ${isPrevious} or ${isDoubtful} then 1 else 0 end) as "previous",
          sum(case when ${isUnknown} then 1 else 0 end) as "unknown",
          max(case when ${isPrevious} or ${isDoubtful} then ${end} end) as "until"
        from ${sql.table(table)} where ${sql.join(alive, sql` and `)}`.execute(db)
      const [found] = rows
      return {
        table,
        previous: Number(found?.previous ?? 0),
        unknown: Number(found?.unknown ?? 0),
        until: found?.until ?? null,
      }
    }),
  )
