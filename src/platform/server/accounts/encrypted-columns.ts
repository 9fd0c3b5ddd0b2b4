import { sql } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import type { Services } from '#platform/server/services.ts'

/** A column with values that depend on the secret. */
export type EncryptedColumn<Tables> = {
  [Table in keyof Tables & string]: {
    table: Table
    key: keyof Tables[Table] & string
    column: keyof Tables[Table] & string
    /**
     * How the value is made, as in `Secrets`: hashes move to another secret when their token is used, encrypted values
     * by the sweep.
     */
    storedAs: 'hash' | 'codeHash' | 'encrypted'
    /** For hashes: the column with the encrypted token, by which the sweep can move the hash. */
    encryptedIn?: keyof Tables[Table] & string
    /**
     * Beside `encryptedIn`: the column in which older versions and samples have the token in plain text; the start empties
     * it.
     */
    plaintext?: keyof Tables[Table] & string
    /** A row is void before the one time, and from the other time on. */
    until?: keyof Tables[Table] & string
    endedBy?: keyof Tables[Table] & string
  }
}[keyof Tables & string]

/** The same without the types that the compiler has checked. */
export type AnyEncryptedColumn = Pick<EncryptedColumn<PlatformTables>, 'storedAs'> &
  Record<'table' | 'key' | 'column', string> & { [Name in 'encryptedIn' | 'plaintext' | 'until' | 'endedBy']?: string }

const sessions: EncryptedColumn<PlatformTables> = {
  table: 'sessions',
  key: 'id',
  column: 'tokenHash',
  storedAs: 'hash',
  until: 'expiresAt',
  endedBy: 'endedAt',
}

const outbox: EncryptedColumn<PlatformTables> = { table: 'outbox', key: 'id', column: 'sealed', storedAs: 'encrypted' }

/** All such columns of this server. */
export const listEncryptedColumns = (apis: readonly Api[]): AnyEncryptedColumn[] => [
  sessions,
  outbox,
  ...apis.flatMap(({ hooks }) => hooks.encryptedColumns ?? []),
]

/** Made with the secret of this key id. */
export const hasKeyId = (column: string, name: string) => sql<boolean>`${sql.ref(column)} like ${`${name}.%`}`
const hasNoKeyId = (column: string) => sql<boolean>`${sql.ref(column)} not like ${'%.%'}`

/** Number of valid rows of a table that depend on another secret than the current one. */
export interface OutdatedRows {
  table: string
  previous: number
  /** Rows that depend on a secret that this server does not have. */
  unknown: number
  /** When the last row that depends on the previous secret expires. */
  until: string | null
}

/** Number of values made with other secrets, by table. */
export const countOutdatedRows = (
  { db }: Database,
  { secrets: { names }, now }: Pick<Services, 'secrets' | 'now'>,
  apis: readonly Api[],
): Promise<OutdatedRows[]> =>
  Promise.all(
    listEncryptedColumns(apis).map(async ({ table, column, storedAs, until, endedBy }) => {
      const none = sql<boolean>`1 = 0`
      const isPrevious = names.previous === undefined ? none : hasKeyId(column, names.previous)
      // Values without a key id are re-encrypted if possible; otherwise they may belong to either secret, and count for
      // the previous one.
      const isUndetermined = names.previous === undefined || storedAs === 'encrypted' ? none : hasNoKeyId(column)
      const isUnknown = sql`not (${hasKeyId(column, names.current)} or ${isPrevious} or ${hasNoKeyId(column)})`
      const validConditions = [
        ...(until === undefined ? [] : [sql`${sql.ref(until)} > ${now().toISOString()}`]),
        ...(endedBy === undefined ? [] : [sql`${sql.ref(endedBy)} is null`]),
        sql`1 = 1`,
      ]
      const end = until === undefined ? sql`null` : sql.ref(until)
      const { rows } = await sql<{ previous: number | null; unknown: number | null; until: string | null }>`
        select sum(case when ${isPrevious} or ${isUndetermined} then 1 else 0 end) as "previous",
          sum(case when ${isUnknown} then 1 else 0 end) as "unknown",
          max(case when ${isPrevious} or ${isUndetermined} then ${end} end) as "until"
        from ${sql.table(table)} where ${sql.join(validConditions, sql` and `)}`.execute(db)
      const [counts] = rows
      return {
        table,
        previous: Number(counts?.previous ?? 0),
        unknown: Number(counts?.unknown ?? 0),
        until: counts?.until ?? null,
      }
    }),
  )
