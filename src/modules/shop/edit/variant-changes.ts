import { Failure } from '#platform/errors/failure.ts'
import { pick } from '#platform/fields/described-values.ts'
import type { Product, VariantChange } from '../contract.ts'
import { type VariantFieldName, variantFieldNames } from '../contract-product.ts'
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

const getFields = (change: VariantChange): VariantFieldName[] =>
  variantFieldNames.filter((field) => change[field] !== undefined)

/** The changes with what the user has read of their fields. */
export function addBases(changedRows: readonly ChangedRow[], rows: readonly Row[]): ChangedRow[] {
  const rowsById = new Map(rows.map((row) => [row.rowId, row]))
  return changedRows.map(({ change, at }) => {
    const row = change.id === undefined ? undefined : rowsById.get(change.id)
    const fields = getFields(change)
    return { change: row && fields.length > 0 ? { ...change, base: pick(row, fields) } : change, at }
  })
}

const rowPath = /^variants\.(\d+)\.(\w+)$/

/** The rows with the present values of which a refused save has told the user. */
export function rebaseRows(rows: readonly Row[], sentRows: readonly ChangedRow[], error: unknown): Row[] {
  const conflicts = error instanceof Failure ? error.conflicts : []
  return rows.map((row) => {
    const known = conflicts.flatMap(({ path, current }) => {
      const [, index, field = ''] = rowPath.exec(path) ?? []
      const isOfRow = index !== undefined && sentRows[Number(index)]?.change.id === row.rowId
      return isOfRow && current !== undefined ? [[field, current] as const] : []
    })
    return { ...row, ...Object.fromEntries(known) }
  })
}

/** By how much a change adds to the stock that the user has read, as the server applies it. */
export const getAddedQty = ({ qty, base }: { qty?: number | undefined; base?: { qty?: unknown } | undefined }) =>
  qty === undefined || typeof base?.qty !== 'number' ? 0 : qty - base.qty

/** The changes that undo these, as sent; `family` are the rows after them. Pieces sold in between stay sold. */
export function reverseChanges(
  sentRows: readonly ChangedRow[],
  before: readonly Row[],
  family: readonly Product[],
): VariantChange[] {
  const oldIds = new Set(before.map(({ rowId }) => rowId))
  const createdRows = family
    .filter(({ id, variantOf }) => variantOf !== null && !oldIds.has(id))
    .filter((row) =>
      sentRows.some(({ change }) => change.id === undefined && change.color === row.color && change.size === row.size),
    )
  const others = sentRows.flatMap(({ change }): VariantChange[] => {
    const { id, deleted, base = {} } = change
    if (id === undefined) return []
    if (deleted) return [{ id, deleted: false }]
    const fields = getFields(change).filter((field) => field !== 'qty')
    const by = getAddedQty(change)
    return [{ id, ...pick(base, fields), ...(by !== 0 && { addQty: -by }), base: pick(change, fields) }]
  })
  return [...createdRows.map(({ id }) => ({ id, deleted: true })), ...others]
}
