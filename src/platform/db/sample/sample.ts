// Sample and generated rows: their tools, people and dates.
// For `sample.ts` and `fill.ts` of modules, the demo and tests; production inserts none.

import { type ColumnType, type Insertable, sql } from 'kysely'
import { batches } from '#platform/records/batches.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { NoticeValues } from '#platform/contracts/notice.ts'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import { catalogue } from './sample-catalogue.ts'
import { colleagues, company, people, seeded } from './sample-people.ts'

/** A JSON column: read as a value, written as text. */
export type Json<Value> = ColumnType<Value, string, string>

/** Hours and days are exact spans of time, not calendar steps. */
interface Span {
  minutes?: number
  hours?: number
  days?: number
}

const milliseconds = ({ minutes = 0, hours = 0, days = 0 }: Span) => ((days * 24 + hours) * 60 + minutes) * 60_000

interface SampleFile {
  name: string
  type: string
  /** Text; a sample picture is an SVG. */
  content: string
  /** The user who uploaded the file. Default: the sample administrator. */
  ownerId?: string
}

/** A notice in the past; `recordId` as in `call.events.notify`. */
export interface SampleNotice {
  users: readonly string[]
  authorId?: string
  topic: string
  kind: string
  values?: NoticeValues
  path: string
  recordId?: string | number
  /** Use `ago`. */
  at: string
}

interface Collected {
  files: PlatformTables['files'][]
  notices: SampleNotice[]
}

const tools = (now: Date, module: string, { files, notices }: Collected) => ({
  users: colleagues,
  /** The sample administrator, as whom sample mode signs visitors in. */
  user: colleagues[0],
  people,
  company,
  catalogue,
  random: seeded(2026),
  ago: (span: Span) => new Date(now.getTime() - milliseconds(span)).toISOString(),
  /** Stores a small sample file, and returns its reference for records. */
  file({ name, type, content, ownerId = colleagues[0].id }: SampleFile): StoredFile {
    const bytes = new TextEncoder().encode(content)
    const file = { id: `sample-${module}-${files.length + 1}`, name, type, size: bytes.byteLength }
    files.push({ ...file, ownerId, content: bytes, uses: 1, createdAt: now.toISOString(), unusedSince: null })
    return file
  },
  /** Adds a notice for users; ignored without a module of notices. */
  notify: (notice: SampleNotice) => void notices.push(notice),
  ahead: (span: Span) => new Date(now.getTime() + milliseconds(span)).toISOString(),
})

export type SampleTools = ReturnType<typeof tools>

/** A module's sample rows by table. Dates are relative to now, so that the demo stays current. */
export type Sample<Tables> = (tools: SampleTools) => { [Table in keyof Tables]?: Insertable<Tables[Table]>[] }

/** A sample of any module, without the types of its tables. */
export interface AnySample {
  (tools: SampleTools): object
  isDayDependent?: boolean
}

/**
 * Marks a sample that depends on weekdays or on fixed dates, not only on the time before or after `now`. The demo brings
 * all other samples as one database and moves their dates; it inserts this one anew.
 */
export const dayDependent = (sample: AnySample): AnySample => Object.assign(sample, { isDayDependent: true })

// Below the limit of variables per statement of both engines.
const batchSize = 200

/** Inserts sample rows and moves each table's id counter past them. */
export async function fillTables(database: Database, db: Database['db'], rows: object) {
  for (const [table, tableRows] of Object.entries(rows)) {
    if (!Array.isArray(tableRows) || tableRows.length === 0) continue
    for (const batch of batches<Record<string, unknown>>(tableRows, batchSize)) {
      const columns = Object.keys(batch[0] ?? {})
      const values = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
        db,
      )
    }
    if (database.engine === 'postgres' && typeof tableRows[0]?.id === 'number') {
      await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), (select max("id") from ${sql.table(table)}))`.execute(
        db,
      )
    }
  }
}

/** All rows of a module's sample, with files and notices, the oldest first. */
export function sampleRows(sample: AnySample, now: Date, module: string) {
  const collected: Collected = { files: [], notices: [] }
  const rows = sample(tools(now, module, collected))
  return {
    rows: { ...rows, files: collected.files },
    notices: collected.notices.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  }
}
