import { type InsertQueryBuilder, sql } from 'kysely'
import { fold } from '#platform/text/fold.ts'
import type { Database, Engine, PlatformTables } from '#platform/db/engines/database.ts'
import { getLabel } from './entry-words.ts'
import { inTurns } from '#platform/records/in-slices.ts'
import { type ChangedRow, parseRowImage } from './staged-rows.ts'

/** Metadata of a write for its audit entry. */
export interface NewEntry {
  at: string
  /** Empty without a session, `atrium` for background work. */
  userId: string
  topic: string
  action: string
  endpoint: string
  recordId: string | null
  address: string
  device: string
  requestId: string
  /** Only the user may see the contents. */
  private: boolean
  told: readonly { topic: string; audience: string | null }[]
}

const maxSearchLength = 500

/** Writes the audit entry of a write in its transaction; none if no row has changed. */
export async function insertEntry(
  database: Database,
  transaction: Database['db'],
  rows: readonly ChangedRow[],
  newEntry: NewEntry,
) {
  if (rows.length === 0) return
  const { told, userId, ...rest } = newEntry
  const author = userId === 'atrium' ? null : userId || userOfNewSession(rows)
  const label = newEntry.private ? '' : labelOfRecord(rows, newEntry.recordId)
  const entry = transaction
    .insertInto('auditEntries')
    .values({
      ...rest,
      label,
      userId: author,
      userName: sql<string>`coalesce((select "name" from "users" where "id" = ${author}), '')`,
      rowCount: rows.length,
      told: JSON.stringify(told),
      search: fold(label, newEntry.recordId ?? '', newEntry.private ? '' : collectWords(rows)),
    })
    .returning('id')
  const [first = [], ...others] = bySize(rows.map(getColumns))
  const id = await insertFirst[database.engine](transaction, entry, JSON.stringify(first))
  for await (const batch of inTurns(others)) await insertRows[database.engine](transaction, id, JSON.stringify(batch))
}

type StoredRow = ReturnType<typeof getColumns>

/** In characters of the images in one statement. */
const maxBatchLength = 5_000_000

/** Batches of rows whose images are of this length together. */
function bySize(rows: readonly StoredRow[]): StoredRow[][] {
  const sized: StoredRow[][] = [[]]
  let length = 0
  for (const row of rows) {
    const added = (row.before?.length ?? 0) + (row.after?.length ?? 0)
    const batch = sized.at(-1)
    if (batch && (batch.length === 0 || length + added <= maxBatchLength)) {
      batch.push(row)
      length += added
    } else {
      sized.push([row])
      length = added
    }
  }
  return sized
}

const getColumns = ({ table, key, kind, before, after }: ChangedRow, position: number) => ({
  position,
  table,
  key,
  kind,
  before,
  after,
})

type Entry = InsertQueryBuilder<PlatformTables, 'auditEntries', { id: number }>
type Insert<Of, Result> = (transaction: Database['db'], of: Of, rows: string) => Promise<Result>

const rowColumns = sql`"entryId", "position", "table", "key", "kind", "before", "after"`

// The rows are one text parameter, since parsing thousands of parameters takes longer than writing the rows.
const insertRows: Record<Engine, Insert<number, unknown>> = {
  sqlite(transaction, id, rows) {
    const values = sql.join(['position', 'table', 'key', 'kind', 'before', 'after'].map(selectValue))
    return sql`insert into "auditRows" (${rowColumns}) select ${id}, ${values} from json_each(${rows})`.execute(
      transaction,
    )
  },
  postgres: (transaction, id, rows) =>
    sql`insert into "auditRows" (${rowColumns}) select ${id}::integer, ${recordset(rows)}`.execute(transaction),
}

const insertFirst: Record<Engine, Insert<Entry, number>> = {
  async sqlite(transaction, entry, rows) {
    const { id } = await entry.executeTakeFirstOrThrow()
    await insertRows.sqlite(transaction, id, rows)
    return id
  },
  // Each statement is a round trip.
  async postgres(transaction, entry, rows) {
    const stored = sql`insert into "auditRows" (${rowColumns}) select (select "id" from "entry"), ${recordset(rows)}`
    const { rows: entries } = await sql<{ id: number }>`
      with "entry" as (${entry}), "stored" as (${stored}) select "id" from "entry"`.execute(transaction)
    return entries[0]?.id ?? 0
  },
}

const recordset = (rows: string) => sql`"position", "table", "key", "kind", "before"::jsonb, "after"::jsonb
      from json_to_recordset(${rows}::json)
        as "row" ("position" integer, "table" text, "key" text, "kind" text, "before" text, "after" text)`

const selectValue = (column: string) => sql`"value" ->> ${sql.lit(column)}`

/** A user who signs in has no session before. */
function userOfNewSession(rows: readonly ChangedRow[]) {
  const session = rows.find(({ table }) => table === 'sessions')
  const user = session && parseRowImage(session.image)['userId']
  return typeof user === 'string' ? user : null
}

/** Title of the record that the write concerns. */
function labelOfRecord(rows: readonly ChangedRow[], recordId: string | null) {
  const row = rows.find(({ key }) => key === recordId) ?? rows[0]
  return row ? getLabel(parseRowImage(row.image)) : ''
}

/** The short texts among the new values, by which search finds the entry. */
const collectWords = (rows: readonly ChangedRow[]) =>
  rows
    .slice(0, 20)
    .flatMap(({ before, after }) => Object.values(parseRowImage(after ?? before ?? '{}')))
    .filter((value) => typeof value === 'string' && value.length <= 80 && !/^\d{4}-\d\d-\d\dT/.test(value))
    .join(' ')
    .slice(0, maxSearchLength)
