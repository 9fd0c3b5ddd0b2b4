import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import type { Secrets } from './secrets.ts'
import type { Services } from '#platform/server/services.ts'
import { type AnyEncryptedColumn, listEncryptedColumns, hasKeyId, countOutdatedRows } from './encrypted-columns.ts'

const batchSize = 500

/** Moves values of the previous secret to the current one; several processes may each do a part. */
async function renew(
  { db }: Database,
  secrets: Secrets,
  { table, key, column, storedAs, encryptedIn }: AnyEncryptedColumn,
) {
  // A hash cannot be moved without its token, unless the token is encrypted in the same row.
  if (storedAs === 'hash' && encryptedIn === undefined) return
  const { names } = secrets
  const [rowsOf, id, text] = [sql.table(table), sql.ref(key), sql.ref(column)]
  const ciphertextColumn = sql.ref(encryptedIn ?? column)
  const renewed = (stored: string) =>
    storedAs === 'hash'
      ? secrets.decrypt(stored).then(secrets.hash, () => undefined)
      : secrets.reencrypt(storedAs, stored)
  let after: string | number | undefined
  for (;;) {
    const startCondition = after === undefined ? sql`` : sql`and ${id} > ${after}`
    const { rows } = await sql<{ id: string | number; text: string; made: string | null }>`
      select ${id} as "id", ${text} as "text", ${ciphertextColumn} as "made" from ${rowsOf}
      where not ${hasKeyId(column, names.current)} ${startCondition} order by ${id} limit ${batchSize}`.execute(db)
    for (const row of rows) {
      const reencrypted = row.made === null ? undefined : await renewed(row.made)
      // Another write has changed the row.
      if (reencrypted !== undefined)
        await sql`update ${rowsOf} set ${text} = ${reencrypted} where ${id} = ${row.id} and ${text} = ${row.text}`.execute(
          db,
        )
    }
    after = rows.at(-1)?.id
    if (after === undefined) return
  }
}

/**
 * Moves values from the previous secret to the current one, and logs the rows that can only expire, and when the
 * previous secret is no longer needed. Logs changes only.
 */
export function secretRotation(database: Database, services: Services, apis: readonly Api[]) {
  const { secrets, log } = services
  const logged = new Map<string, string>()
  const logOnce = (level: 'info' | 'error', fields: object, message: string) => {
    const text = JSON.stringify(fields)
    if (logged.get(message) !== text) log[level](fields, message)
    logged.set(message, text)
  }
  return async () => {
    const hasPrevious = secrets.names.previous !== undefined
    if (hasPrevious) for (const column of listEncryptedColumns(apis)) await renew(database, secrets, column)
    const outdated = await countOutdatedRows(database, services, apis)
    const counted = (which: 'previous' | 'unknown') =>
      Object.fromEntries(outdated.filter((table) => table[which] > 0).map((one) => [one.table, one[which]]))
    const [previous, unknown] = [counted('previous'), counted('unknown')]
    if (Object.keys(unknown).length > 0)
      logOnce(
        'error',
        { rows: unknown },
        'some rows use a secret that this server does not have: set it as ATRIUM_SECRET_PREVIOUS',
      )
    if (!hasPrevious) return
    const until = outdated
      .flatMap((table) => table.until ?? [])
      .toSorted()
      .at(-1)
    if (Object.keys(previous).length > 0)
      logOnce('info', { rows: previous, until }, 'some rows use ATRIUM_SECRET_PREVIOUS until they are used or expire')
    else logOnce('info', {}, 'no row uses ATRIUM_SECRET_PREVIOUS any more: remove it')
  }
}
