import type { Product, VariantChange } from '../contract.ts'
import { variantFieldNames } from '../contract-product.ts'
import type { Typed } from './form-values.ts'

type Row = Typed['variants'][number]

const changedFields = (before: Row, after: Row): VariantChange =>
  Object.fromEntries(
    variantFieldNames.flatMap((field) => (before[field] === after[field] ? [] : [[field, after[field]]])),
  )

/** A sent row and its position in the form; undefined for a removed one. */
interface Sent {
  change: VariantChange
  at: number | undefined
}

/** Only changed, new and removed rows, so that concurrent changes and sales are not overwritten. */
export function variantChanges(before: readonly Row[], after: readonly Row[]): Sent[] {
  const old = new Map(before.map((row) => [row.rowId, row]))
  const kept = new Set(after.map(({ rowId }) => rowId))
  const removed = before.flatMap(({ rowId }): Sent[] =>
    rowId === null || kept.has(rowId) ? [] : [{ change: { id: rowId, deleted: true }, at: undefined }],
  )
  const written = after.flatMap(({ rowId, ...row }, at): Sent[] => {
    const known = rowId === null ? undefined : old.get(rowId)
    if (rowId === null || !known) return [{ change: row, at }]
    const change = changedFields(known, { rowId, ...row })
    return Object.keys(change).length > 0 ? [{ change: { id: rowId, ...change }, at }] : []
  })
  // Removed rows come first, so that new ones can reuse their combination.
  return [...removed, ...written]
}

/** The changes that undo these; `family` are the rows after them. */
export function undoneChanges(
  sent: readonly Sent[],
  before: readonly Row[],
  family: readonly Product[],
): VariantChange[] {
  const old = new Map(before.map((row) => [row.rowId, row]))
  const made = family
    .filter(({ id, variantOf }) => variantOf !== null && !old.has(id))
    .filter((row) =>
      sent.some(({ change }) => change.id === undefined && change.color === row.color && change.size === row.size),
    )
  const others = sent.flatMap(({ change: { id, deleted, ...change } }): VariantChange[] => {
    const row = id === undefined ? undefined : old.get(id)
    if (id === undefined || !row) return []
    if (deleted) return [{ id, deleted: false }]
    const back = variantFieldNames.flatMap((field) =>
      change[field] === undefined ? [] : [[field, row[field]] as const],
    )
    return [{ id, ...Object.fromEntries(back) }]
  })
  return [...made.map(({ id }) => ({ id, deleted: true })), ...others]
}
