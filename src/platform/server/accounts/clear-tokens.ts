import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import type { Services } from '#platform/server/services.ts'
import { type AnyEncryptedColumn, encryptedColumnsOf } from './encrypted-columns.ts'

type Clear = AnyEncryptedColumn & { sealedIn: string; clear: string }

const hasClear = (column: AnyEncryptedColumn): column is Clear =>
  column.clear !== undefined && column.sealedIn !== undefined

/** A small batch, so that other writes need not wait long. */
const atOnce = 200

/** Removes the values of a column from the audit log, which recorded them before the column was a `secret`. */
const forgetNoted = ({ engine, db }: Database, { table, clear }: Clear) => {
  const without = (image: string) =>
    engine === 'sqlite'
      ? sql`json_remove(${sql.ref(image)}, ${`$."${clear}"`})`
      : sql`(cast(${sql.ref(image)} as jsonb) - cast(${clear} as text))::json`
  const names = (image: string) => sql`cast(${sql.ref(image)} as text) like ${`%"${clear}":%`}`
  return sql`update "auditRows" set "before" = ${without('before')}, "after" = ${without('after')}
    where "table" = ${table} and (${names('before')} or ${names('after')})`.execute(db)
}

async function replace({ db }: Database, { secrets }: Pick<Services, 'secrets'>, column: Clear) {
  const { table, key, column: hash, sealedIn, clear } = column
  const { rows } = await sql<{ id: string | number; token: string }>`
    select ${sql.ref(key)} as "id", ${sql.ref(clear)} as "token" from ${sql.table(table)}
    where ${sql.ref(clear)} is not null limit ${atOnce}`.execute(db)
  for (const { id, token } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(hash)} = ${await secrets.hash(token)},
      ${sql.ref(sealedIn)} = ${await secrets.seal(token)}, ${sql.ref(clear)} = null
      where ${sql.ref(key)} = ${id} and ${sql.ref(clear)} = ${token}`.execute(db)
  return rows.length === atOnce
}

/**
 * Replaces tokens that an older version, or a sample, stored in clear by digest and encrypted token, also in the audit
 * log. Their links stay valid. Several processes may run it at once.
 */
export async function replaceClearTokens(
  database: Database,
  services: Pick<Services, 'secrets'>,
  apis: readonly Api[],
): Promise<void> {
  for (const column of encryptedColumnsOf(apis).filter(hasClear)) {
    const { table, clear } = column
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(clear)} is not null limit 1`.execute(
      database.db,
    )
    if (rows.length === 0) continue
    await forgetNoted(database, column)
    while (await replace(database, services, column));
  }
}
