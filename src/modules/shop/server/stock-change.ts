import { conflict, refused } from '#platform/errors/failure.ts'
import { createLostUpdate } from '#platform/server/pipeline/refuse-lost-update.ts'
import { maxPieces } from '../contract-fields.ts'
import type { ResolvedChanges, RowChanges } from './changed-product.ts'
import type { ProductRow } from './product-rows.ts'

/** What a client sends about one row of a family. */
export interface SentChange {
  changes: RowChanges
  /** What it had read of the changed fields. */
  base?: Readonly<Record<string, unknown>> | undefined
  /** What precedes the fields in the body: empty, or `variants.3.`. */
  path: string
}

/** Whether the stock of a row can change by this number of pieces. */
export const hasRoom = ({ qty }: Pick<ProductRow, 'qty'>, by: number) => qty + by >= 0 && qty + by <= maxPieces

/** By how much a typed stock differs from the one that the user had read; undefined if that is unknown. */
function getDifference({ changes: { qty: typed }, base, path }: SentChange, current: number) {
  const read = base?.['qty']
  // The same number as the present one is what the user wants, however it came about.
  if (typed === undefined || read === undefined || typed === current) return undefined
  if (typeof read !== 'number' || !Number.isInteger(read)) throw refused(`${path}base.qty`, 'Expected a whole number')
  return typed - read
}

/**
 * The change of a locked row with the number of pieces to store. A stock changes by the difference to what the user had
 * read, so that pieces sold since then stay sold; 409 if fewer are left than the change takes.
 */
export function resolveStock(row: Pick<ProductRow, 'qty'>, sent: SentChange): ResolvedChanges {
  const { addQty, ...changes } = sent.changes
  const by = addQty ?? getDifference(sent, row.qty)
  if (by === undefined) return changes
  if (hasRoom(row, by)) return { ...changes, qty: row.qty + by }
  if (addQty === undefined) throw createLostUpdate([{ path: `${sent.path}qty`, current: row.qty }])
  throw conflict(
    by < 0 ? `${-by} pieces cannot be taken from a stock of ${row.qty}` : `A stock has at most ${maxPieces} pieces`,
  )
}
