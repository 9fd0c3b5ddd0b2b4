import { sql } from 'kysely'
import type { Contract } from '#platform/contract.ts'
import { once } from '#platform/db/migrate.ts'
import type { Database, RowImage } from '#platform/db/engines/database.ts'
import { fold } from '#platform/text/fold.ts'
import { getLabel } from './entry-words.ts'
import { auditedTables, type AuditedTable } from './table-columns.ts'

const maxPerTable = 12
const authors = ['createdById', 'ownerId', 'authorId', 'buyerId', 'userId']

interface Recorded {
  /** The contract of the table's records. */
  contract: Pick<Contract, 'name' | 'private'>
  table: string
}

/** Audit entries for the creation of the latest sample records. Written once per database. */
export async function fillEntries(database: Database, recorded: readonly Recorded[], now: string) {
  await once(database, 'audit log', now, async (db) => {
    const tables = new Map((await auditedTables(database, db)).map((table) => [table.name, table]))
    const entries: SampleEntry[] = []
    for (const { contract, table } of recorded) {
      const watched = tables.get(table)
      if (watched) entries.push(...(await findLatest(db, contract, watched)))
    }
    for (const entry of entries.toSorted((a, b) => a.at.localeCompare(b.at))) await insert(db, entry)
  })
}

interface SampleEntry {
  at: string
  userId: string
  contract: Recorded['contract']
  table: string
  key: string
  row: RowImage
}

async function findLatest(db: Database['db'], contract: Recorded['contract'], { name, key, columns }: AuditedTable) {
  const names = columns.filter(({ kind }) => kind !== 'hidden').map((column) => column.name)
  const author = authors.find((column) => names.includes(column))
  if (!author || !names.includes('createdAt') || key.length !== 1) return []
  const { rows } = await sql<RowImage>`
    select ${sql.join(names.map((column) => sql.ref(column)))} from ${sql.table(name)}
    order by "createdAt" desc limit ${maxPerTable}`.execute(db)
  return rows.flatMap((row): SampleEntry[] => {
    const [at, userId] = [row['createdAt'], row[author]]
    if (typeof at !== 'string' || typeof userId !== 'string') return []
    return [{ at, userId, contract, table: name, key: String(row[key[0] ?? 'id']), row }]
  })
}

async function insert(db: Database['db'], { at, userId, contract, table, key, row }: SampleEntry) {
  const isPrivate = contract.private ?? false
  const label = isPrivate ? '' : getLabel(row)
  const { id } = await db
    .insertInto('auditEntries')
    .values({
      at,
      userId,
      userName: sql<string>`coalesce((select "name" from "users" where "id" = ${userId}), '')`,
      topic: contract.name,
      action: 'create',
      endpoint: 'create',
      recordId: key,
      label,
      address: '127.0.0.1',
      device: '',
      requestId: crypto.randomUUID(),
      private: isPrivate,
      rowCount: 1,
      told: JSON.stringify([{ topic: contract.name, audience: isPrivate ? userId : null }]),
      search: fold(label, key),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('auditRows')
    .values({ entryId: id, position: 0, table, key, kind: 'insert', before: null, after: JSON.stringify(row) })
    .execute()
}
