import type { Product, VariantChange } from '../contract.ts'
import { variantFieldNames } from '../contract-product.ts'
import type { ParsedValues } from './form-values.ts'

type Row = ParsedValues['variants'][number]

const getChangedFields = (before: Row, after: Row): VariantChange =>
  Object.fromEntries(
    variantFieldNames.flatMap((field) => (before[field] === after[field] ? [] : [[field, after[field]]])),
  )

/** A sent row and its position in the form; undefined for a removed one. */
interface ChangedRow {
  change: VariantChange
  at: number | undefined
}

/** Only changed, new and removed rows, so that concurrent changes and sales are not overwritten. */
export function getVariantChanges(before: readonly Row[], after: readonly Row[]): ChangedRow[] {
  const oldRows = new Map(before.map((row) => [row.rowId, row]))
  const keptIds = new Set(after.map(({ rowId }) => rowId))
  const removed = before.flatMap(({ rowId }): ChangedRow[] =>
    rowId === null || keptIds.has(rowId) ? [] : [{ change: { id: rowId, deleted: true }, at: undefined }],
  )
  const changed = after.flatMap(({ rowId, ...row }, at): ChangedRow[] => {
    const oldRow = rowId === null ? undefined : oldRows.get(rowId)
    if (rowId === null || !oldRow) return [{ change: row, at }]
    const change = getChangedFields(oldRow, { rowId, ...row })
    return Object.keys(change).length > 0 ? [{ change: { id: rowId, ...change }, at }] : []
  })
  // Removed rows come first, so that new ones can reuse their combination.
  return [...removed, ...changed]
}

/** The changes that undo these; `family` are the rows after them. */
export function reverseChanges(
  changedRows: readonly ChangedRow[],
  before: readonly Row[],
  family: readonly Product[],
): VariantChange[] {
  const oldRows = new Map(before.map((row) => [row.rowId, row]))
  const createdRows = family
    .filter(({ id, variantOf }) => variantOf !== null && !oldRows.has(id))
    .filter((row) =>
      changedRows.some(
        ({ change }) => change.id === undefined && change.color === row.color && change.size === row.size,
      ),
    )
  const others = changedRows.flatMap(({ change: { id, deleted, ...change } }): VariantChange[] => {
    const row = id === undefined ? undefined : oldRows.get(id)
    if (id === undefined || !row) return []
    if (deleted) return [{ id, deleted: false }]
    const restored = variantFieldNames.flatMap((field) =>
      change[field] === undefined ? [] : [[field, row[field]] as const],
    )
    return [{ id, ...Object.fromEntries(restored) }]
  })
  return [...createdRows.map(({ id }) => ({ id, deleted: true })), ...others]
}
