import { type InsertQueryBuilder, sql } from 'kysely'
import { fold } from '#platform/text/fold.ts'
import type { Database, Engine, PlatformTables } from '#platform/db/engines/database.ts'
import { getLabel } from './entry-words.ts'
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
  await insert[database.engine](transaction, entry, JSON.stringify(rows.map(getColumns)))
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
type Insert = (transaction: Database['db'], entry: Entry, rows: string) => Promise<unknown>

const rowColumns = sql`"entryId", "position", "table", "key", "kind", "before", "after"`

// All rows are one text parameter, since parsing thousands of parameters takes longer than writing the rows.
const insert: Record<Engine, Insert> = {
  async sqlite(transaction, entry, rows) {
    const { id } = await entry.executeTakeFirstOrThrow()
    const values = sql.join(['position', 'table', 'key', 'kind', 'before', 'after'].map(selectValue))
    await sql`insert into "auditRows" (${rowColumns}) select ${id}, ${values} from json_each(${rows})`.execute(
      transaction,
    )
  },
  // Each statement is a round trip.
  postgres: (transaction, entry, rows) =>
    sql`with "entry" as (${entry})
      insert into "auditRows" (${rowColumns})
      select "entry"."id", "position", "table", "key", "kind", "before"::jsonb, "after"::jsonb
      from "entry", json_to_recordset(${rows}::json)
        as "row" ("position" integer, "table" text, "key" text, "kind" text, "before" text, "after" text)`.execute(
      transaction,
    ),
}

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
