import { type InsertQueryBuilder, sql } from 'kysely'
import { fold } from '#platform/text/fold.ts'
import type { Database, Engine, PlatformTables } from '#platform/db/engines/database.ts'
import { labelOf } from './entry-words.ts'
import { type ChangedRow, imageOf } from './staged-rows.ts'

/** Metadata of a write for its audit entry. */
export interface Noted {
  at: string
  /** Empty where nobody is signed in, `atrium` for work in the background. */
  userId: string
  topic: string
  action: string
  endpoint: string
  recordId: string | null
  address: string
  device: string
  requestId: string
  /** Whether the contents are for the user alone. */
  private: boolean
  told: readonly { topic: string; audience: string | null }[]
}

const maxSearchLength = 500

/** Writes the one entry of a write, as a part of it; none where no row is other than it was. */
export async function noteEntry(
  database: Database,
  transaction: Database['db'],
  rows: readonly ChangedRow[],
  noted: Noted,
) {
  if (rows.length === 0) return
  const { told, userId, ...rest } = noted
  const author = userId === 'atrium' ? null : userId || signedIn(rows)
  const label = noted.private ? '' : labelOfRecord(rows, noted.recordId)
  const entry = transaction
    .insertInto('auditEntries')
    .values({
      ...rest,
      label,
      userId: author,
      userName: sql<string>`coalesce((select "name" from "users" where "id" = ${author}), '')`,
      rowCount: rows.length,
      told: JSON.stringify(told),
      search: fold(label, noted.recordId ?? '', noted.private ? '' : wordsOf(rows)),
    })
    .returning('id')
  await insert[database.engine](transaction, entry, JSON.stringify(rows.map(columnsOf)))
}

const columnsOf = ({ table, key, kind, before, after }: ChangedRow, position: number) => ({
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

// All rows travel as one text, since thousands of parameters take longer to read than the rows do to write.
const insert: Record<Engine, Insert> = {
  async sqlite(transaction, entry, rows) {
    const { id } = await entry.executeTakeFirstOrThrow()
    const values = sql.join(['position', 'table', 'key', 'kind', 'before', 'after'].map(valueOf))
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

const valueOf = (column: string) => sql`"value" ->> ${sql.lit(column)}`

/** Who signs in is nobody until then. */
function signedIn(rows: readonly ChangedRow[]) {
  const session = rows.find(({ table }) => table === 'sessions')
  const user = session && imageOf(session.image)['userId']
  return typeof user === 'string' ? user : null
}

/** Title of the record that the write concerns. */
function labelOfRecord(rows: readonly ChangedRow[], recordId: string | null) {
  const row = rows.find(({ key }) => key === recordId) ?? rows[0]
  return row ? labelOf(imageOf(row.image)) : ''
}

/** The short texts among the new values, to find the entry by. */
const wordsOf = (rows: readonly ChangedRow[]) =>
  rows
    .slice(0, 20)
    .flatMap(({ before, after }) => Object.values(imageOf(after ?? before ?? '{}')))
    .filter((value) => typeof value === 'string' && value.length <= 80 && !/^\d{4}-\d\d-\d\dT/.test(value))
    .join(' ')
    .slice(0, maxSearchLength)
