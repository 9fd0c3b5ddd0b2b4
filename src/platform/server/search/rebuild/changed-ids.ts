import { type ChangedRow, parseRowImage } from '#platform/db/audit/staged-rows.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { batchesInTurns } from '#platform/records/batches.ts'
import type { Searched } from '#platform/server/search/searched.ts'

// Below the limit of variables per statement of both engines.
const atOnce = 200

const isId = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Values of a column of a changed row, after and before. */
function valuesIn({ before, image }: ChangedRow, column: string) {
  const values = [parseRowImage(image)[column], before !== null && parseRowImage(before)[column]]
  return values.filter(isId).map(String)
}

const hasChanged = ({ kind, before }: ChangedRow, columns: readonly string[]) =>
  kind !== 'update' || columns.some((column) => column in parseRowImage(before ?? '{}'))

/** The ids of the records to which these rows belong, or belonged before. */
export async function changedIds(db: Database['db'], { source }: Searched, rows: readonly ChangedRow[]) {
  const { tables, through = {} } = source
  const ids = rows.flatMap((row) => {
    const column = tables[row.table]
    return column === undefined ? [] : valuesIn(row, column)
  })
  for (const [table, { by, when, records }] of Object.entries(through)) {
    const changed = rows.filter((row) => row.table === table && hasChanged(row, when))
    const values = [...new Set(changed.flatMap((row) => valuesIn(row, by)))]
    for await (const batch of batchesInTurns(values, atOnce)) ids.push(...(await records(db)(batch)).map(String))
  }
  return [...new Set(ids)]
}
