import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import type { Services } from '#platform/server/services.ts'
import { type AnyEncryptedColumn, listEncryptedColumns } from './encrypted-columns.ts'

type PlaintextColumn = AnyEncryptedColumn & { encryptedIn: string; plaintext: string }

const hasPlaintext = (column: AnyEncryptedColumn): column is PlaintextColumn =>
  column.plaintext !== undefined && column.encryptedIn !== undefined

/** A small batch, so that other writes need not wait long. */
const batchSize = 200

/** Removes the values of a column from the audit log, which recorded them before the column was a `secret`. */
const removeFromAudit = ({ engine, db }: Database, { table, plaintext }: PlaintextColumn) => {
  const withoutTokens = (image: string) =>
    engine === 'sqlite'
      ? sql`json_remove(${sql.ref(image)}, ${`$."${plaintext}"`})`
      : sql`(cast(${sql.ref(image)} as jsonb) - cast(${plaintext} as text))::json`
  const names = (image: string) => sql`cast(${sql.ref(image)} as text) like ${`%"${plaintext}":%`}`
  return sql`update "auditRows" set "before" = ${withoutTokens('before')}, "after" = ${withoutTokens('after')}
    where "table" = ${table} and (${names('before')} or ${names('after')})`.execute(db)
}

async function replace({ db }: Database, { secrets }: Pick<Services, 'secrets'>, column: PlaintextColumn) {
  const { table, key, column: hash, encryptedIn, plaintext } = column
  const { rows } = await sql<{ id: string | number; token: string }>`
    select ${sql.ref(key)} as "id", ${sql.ref(plaintext)} as "token" from ${sql.table(table)}
    where ${sql.ref(plaintext)} is not null limit ${batchSize}`.execute(db)
  for (const { id, token } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(hash)} = ${await secrets.hash(token)},
      ${sql.ref(encryptedIn)} = ${await secrets.encrypt(token)}, ${sql.ref(plaintext)} = null
      where ${sql.ref(key)} = ${id} and ${sql.ref(plaintext)} = ${token}`.execute(db)
  return rows.length === batchSize
}

/**
 * Replaces tokens that an older version, or a sample, stored in clear by digest and encrypted token, also in the audit
 * log. Their links stay valid. Several processes may run it at once.
 */
export async function encryptPlaintextTokens(
  database: Database,
  services: Pick<Services, 'secrets'>,
  apis: readonly Api[],
): Promise<void> {
  for (const column of listEncryptedColumns(apis).filter(hasPlaintext)) {
    const { table, plaintext } = column
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(plaintext)} is not null limit 1`.execute(database.db)
    if (rows.length === 0) continue
    await removeFromAudit(database, column)
    while (await replace(database, services, column));
  }
}
