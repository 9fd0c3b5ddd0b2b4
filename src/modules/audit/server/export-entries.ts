import { batchesInTurns } from '#platform/records/batches.ts'
import type { ExportedFile } from '#platform/contract.ts'
import { csvHead, csvLines } from '#platform/text/csv.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { inSlices, inTurns } from '#platform/records/in-slices.ts'
import { exportStream } from '#platform/server/files/export-stream.ts'
import type { AuditEntry, AuditFilters, ChangedRow } from '../contract.ts'
import { listEntries } from './entries.ts'
import type { Reading } from './reading.ts'
import { isOwn, toRow } from './rows.ts'
import type { Tables } from './tables.ts'

const entriesAtOnce = 200
// A row may contain texts of 200,000 characters, old and new.
const rowsAtOnce = 20
const batchSize = 20
const json = (value: unknown) => (value === null ? '' : JSON.stringify(value))

const toText = (value: string | number | null | undefined) => String(value ?? '')

type Cells = Record<string, (entry: AuditEntry, row: ChangedRow | undefined) => string>

/** One line per changed row; a line without row for entries with hidden values. */
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
  records: ({ access }) => toText(access?.records),
  answers: ({ access }) => toText(access?.answers),
  format: ({ access }) => toText(access?.format),
  selection: ({ access }) => toText(access?.selection),
}

/** Groups entries so that each group's rows fit one read, unless a single entry has more. */
function* groupEntries(entries: readonly AuditEntry[]): Generator<AuditEntry[]> {
  let group: AuditEntry[] = []
  let rows = 0
  for (const entry of entries) {
    if (group.length > 0 && rows + entry.rowCount > rowsAtOnce) {
      yield group
      group = []
      rows = 0
    }
    group.push(entry)
    rows += entry.rowCount
  }
  if (group.length > 0) yield group
}

async function readGroupRows(db: Db<Tables>, group: readonly AuditEntry[]) {
  const open = group.filter(({ hidden }) => !hidden).map(({ id }) => id)
  if (open.length === 0) return new Map<number, ChangedRow[]>()
  const query = db.selectFrom('auditRows').selectAll().where('entryId', 'in', open)
  const groupRows = await query.orderBy('entryId').orderBy('position').execute()
  const rows = await inSlices(groupRows, (row) => ({ entryId: row.entryId, row: toRow(row) }))
  const byEntry = Map.groupBy(rows, ({ entryId }) => entryId)
  return new Map([...byEntry].map(([id, entryRows]) => [id, entryRows.map(({ row }) => row)]))
}

async function* readPages(db: Db<Tables>, filters: AuditFilters, reading: Reading) {
  for (let before: number | undefined; ;) {
    const entries = await listEntries(db, filters, { reading, limit: entriesAtOnce, before })
    for await (const group of inTurns(groupEntries(entries))) {
      const rows = await readGroupRows(db, group)
      yield group.map((entry) => ({
        entry,
        rows: (rows.get(entry.id) ?? []).filter((row) => !entry.private || isOwn(reading.userId)(row)),
      }))
    }
    before = entries.at(-1)?.id
    if (entries.length < entriesAtOnce) return
  }
}

/** Exports all entries of a filter as a stream, so that memory use does not depend on the size. */
export function exportEntries(
  db: Db<Tables>,
  { format, ...filters }: AuditFilters & { format: 'csv' | 'json' },
  { reading, now }: { reading: Reading; now: string },
): ExportedFile {
  async function* writeCsv() {
    yield { text: csvHead(Object.keys(cells)), records: 0 }
    for await (const page of readPages(db, filters, reading)) {
      const lines = page.flatMap(({ entry, rows }) =>
        (rows.length > 0 ? rows : [undefined]).map((row): [AuditEntry, ChangedRow | undefined] => [entry, row]),
      )
      let records = page.length
      for await (const batch of batchesInTurns(lines, batchSize)) {
        const rows = batch.map(([entry, row]) => Object.values(cells).map((cell) => cell(entry, row)))
        yield { text: csvLines(rows), records }
        records = 0
      }
    }
  }
  async function* list() {
    let start = '['
    for await (const page of readPages(db, filters, reading))
      for (const { entry, rows } of page) {
        yield { text: `${start}\n${JSON.stringify({ ...entry, rows })}`, records: 1 }
        start = ','
      }
    yield { text: start === '[' ? '[]\n' : '\n]\n', records: 0 }
  }
  const name = `audit-${now.slice(0, 10)}.${format}`
  return format === 'csv'
    ? { name, type: 'text/csv', ...exportStream(writeCsv()) }
    : { name, type: 'application/json', ...exportStream(list()) }
}
