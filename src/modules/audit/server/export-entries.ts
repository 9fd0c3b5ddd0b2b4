import { batchesInTurns } from '#platform/batches.ts'
import type { ExportedFile } from '#platform/contract.ts'
import { csvHead, csvLines } from '#platform/csv.ts'
import type { Db } from '#platform/db/database.ts'
import { exportStream } from '#platform/server/export-stream.ts'
import type { AuditEntry, AuditFilters, ChangedRow } from '../contract.ts'
import { pageOf } from './entries.ts'
import type { Reading } from './reading.ts'
import { isOwn, toRow } from './rows.ts'
import type { Tables } from './tables.ts'

const entriesAtOnce = 200
const json = (value: unknown) => (value === null ? '' : JSON.stringify(value))

const text = (value: string | number | null | undefined) => String(value ?? '')

type Cells = Record<string, (entry: AuditEntry, row: ChangedRow | undefined) => string>

/** One line for each row that was changed; one without a row where its contents are for somebody else. */
const cells: Cells = {
  id: ({ id }) => String(id),
  at: ({ at }) => at,
  userId: ({ user }) => user?.id ?? '',
  userName: ({ user }) => user?.name ?? '',
  topic: ({ topic }) => topic,
  action: ({ action }) => action,
  endpoint: ({ endpoint }) => endpoint,
  recordId: ({ recordId }) => recordId ?? '',
  label: ({ label }) => label,
  address: ({ address }) => address,
  device: ({ device }) => device,
  requestId: ({ requestId }) => requestId,
  table: (_, row) => row?.table ?? '',
  key: (_, row) => row?.key ?? '',
  kind: (_, row) => row?.kind ?? '',
  before: (_, row) => json(row?.before ?? null),
  after: (_, row) => json(row?.after ?? null),
  records: ({ access }) => text(access?.records),
  answers: ({ access }) => text(access?.answers),
  format: ({ access }) => text(access?.format),
  selection: ({ access }) => text(access?.selection),
}

async function* pages(db: Db<Tables>, filters: AuditFilters, reading: Reading) {
  for (let before: number | undefined; ;) {
    const entries = await pageOf(db, filters, { reading, limit: entriesAtOnce, before })
    const open = entries.filter(({ hidden }) => !hidden).map(({ id }) => id)
    const rows =
      open.length > 0
        ? await db
            .selectFrom('auditRows')
            .selectAll()
            .where('entryId', 'in', open)
            .orderBy('entryId')
            .orderBy('position')
            .execute()
        : []
    const byEntry = Map.groupBy(rows, ({ entryId }) => entryId)
    yield entries.map((entry) => ({
      entry,
      rows: (byEntry.get(entry.id) ?? []).map(toRow).filter((row) => !entry.private || isOwn(reading.userId)(row)),
    }))
    before = entries.at(-1)?.id
    if (entries.length < entriesAtOnce) return
  }
}

/** The whole result of a list as a file. It is written while it is sent, so that its size costs no memory. */
export function exportEntries(
  db: Db<Tables>,
  { format, ...filters }: AuditFilters & { format: 'csv' | 'json' },
  { reading, now }: { reading: Reading; now: string },
): ExportedFile {
  async function* csv() {
    yield { text: csvHead(Object.keys(cells)), records: 0 }
    for await (const page of pages(db, filters, reading)) {
      const lines = page.flatMap(({ entry, rows }) =>
        (rows.length > 0 ? rows : [undefined]).map((row) => Object.values(cells).map((cell) => cell(entry, row))),
      )
      let records = page.length
      for await (const some of batchesInTurns(lines, 1000)) {
        yield { text: csvLines(some), records }
        records = 0
      }
    }
  }
  async function* list() {
    let start = '['
    for await (const page of pages(db, filters, reading))
      for (const { entry, rows } of page) {
        yield { text: `${start}\n${JSON.stringify({ ...entry, rows })}`, records: 1 }
        start = ','
      }
    yield { text: start === '[' ? '[]\n' : '\n]\n', records: 0 }
  }
  const name = `audit-${now.slice(0, 10)}.${format}`
  return format === 'csv'
    ? { name, type: 'text/csv', ...exportStream(csv()) }
    : { name, type: 'application/json', ...exportStream(list()) }
}
