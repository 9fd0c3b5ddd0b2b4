import type { ExportedFile } from '#platform/contract.ts'
import { exportStream } from '#platform/server/files/export-stream.ts'
import { csvHead, csvLines } from '#platform/text/csv.ts'

interface RecordExport<Row> {
  /** Name of the file, without extension. */
  name: string
  now: string
  /** The ids of all records, in the order of the file. */
  ids: AsyncIterable<number[]>
  find: (ids: number[]) => Promise<readonly (Row & { id: number })[]>
  /** Default: `csv`. */
  ending?: string
  type?: string
  head: string
  write: (rows: (Row & { id: number })[]) => string | Promise<string>
}

/** Records as a file, generated while it is sent, so that its size costs no memory. */
export function exportRecords<Row>(options: RecordExport<Row>): ExportedFile {
  const { name, now, ids, find, ending = 'csv', type = 'text/csv', head, write } = options
  async function* parts() {
    yield { text: head, records: 0 }
    for await (const batch of ids) {
      const byId = new Map((await find(batch)).map((row) => [row.id, row]))
      // Records that were removed meanwhile are left out.
      const rows = batch.flatMap((id) => byId.get(id) ?? [])
      yield { text: await write(rows), records: rows.length }
    }
  }
  return { name: `${name}-${now.slice(0, 10)}.${ending}`, type, ...exportStream(parts()) }
}

type Cells<Row> = Readonly<Record<string, (row: Row) => string>>

/** Header and rows of a table with a column for each of these cells. */
export const createTable = <Row>(cells: Cells<Row>) => ({
  head: csvHead(Object.keys(cells)),
  write: (rows: readonly Row[]) => csvLines(rows.map((row) => Object.values(cells).map((cell) => cell(row)))),
})
