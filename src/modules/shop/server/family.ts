import { pick } from '#platform/fields/described-values.ts'
import { fold } from '#platform/text/fold.ts'
import { conflict } from '#platform/errors/failure.ts'
import { colors, maxVariants } from '../contract-fields.ts'
import { familyNames, isOwn } from '../contract-product.ts'
import { changedProduct, type RowChanges } from './changed-product.ts'
import { ownSums, photoOf, type ProductRow, salesPriceOf } from './product-rows.ts'

/** What a variant takes over from its main product. */
export const sharedOf = (main: ProductRow) => {
  // Their colours follow from each other.
  const { colors: _, ...shared } = pick(main, familyNames)
  const { description, rating, reviews, created } = main
  return { ...shared, description, rating, reviews, created, photo: photoOf(main) }
}

const parted = (changes: RowChanges): { own: RowChanges; shared: RowChanges } => {
  const entries = Object.entries(changes).filter(([name]) => name !== 'deleted')
  return {
    own: Object.fromEntries(entries.filter(([name]) => isOwn(name))),
    shared: Object.fromEntries(entries.filter(([name]) => !isOwn(name))),
  }
}

/** To the trash goes a main product with all that it has, and what went with it comes back with it. */
function moved(rows: readonly ProductRow[], id: number, isDeleted: boolean, now: string): ProductRow[] {
  const [main] = rows
  if (isDeleted)
    return rows.map((row) =>
      row.deletedAt === null && (row.id === id || main?.id === id) ? { ...row, deletedAt: now } : row,
    )
  const gone = main?.deletedAt ?? null
  return rows.map((row) =>
    row.id === id || (gone !== null && row.deletedAt === gone) ? { ...row, deletedAt: null } : row,
  )
}

/**
 * A family's rows, its main product first, with what follows from each other: what they share, the colours of
 * them all, their sums. A row that is about to be made has an id below zero.
 */
export function settled(rows: readonly ProductRow[]): ProductRow[] {
  const [given, ...variants] = rows
  if (!given) return []
  const alive = rows.filter(({ deletedAt }) => deletedAt === null)
  if (alive.length > maxVariants + 1) throw conflict(`A product has at most ${maxVariants} variants`)
  const offered = colors.filter((color) => alive.some((row) => row.color === color))
  const prices = alive.map(salesPriceOf)
  const main: ProductRow = {
    ...given,
    ...(offered.length > 0 && { colors: offered }),
    ...(alive.length === 0
      ? ownSums(given)
      : {
          variantCount: alive.filter(({ id }) => id !== given.id).length,
          familyQty: alive.reduce((sum, { qty }) => sum + qty, 0),
          lowestPrice: Math.min(...prices),
          highestPrice: Math.max(...prices),
        }),
  }
  const shared = sharedOf(main)
  return [
    main,
    ...variants.map((variant) => ({
      ...variant,
      ...shared,
      ...ownSums(variant),
      colors: variant.color ? [variant.color] : main.colors,
    })),
  ]
}

/** The rows once each was changed by what is meant for it; what they share changes for all of them. */
export function changedFamily(
  rows: readonly ProductRow[],
  changes: ReadonlyMap<number, RowChanges>,
  now: string,
): ProductRow[] {
  let next = [...rows]
  const main = rows[0]?.id
  for (const [id, change] of changes) {
    const { own, shared } = parted(change)
    next = next.map((row) => {
      const changed = row.id === id ? changedProduct(row, own) : row
      return row.id === main ? changedProduct(changed, shared) : changed
    })
    if (change.deleted !== undefined) next = moved(next, id, change.deleted, now)
  }
  return settled(next)
}

/** What is chosen with a row: of two that say the same one cannot tell which was meant. */
export const choiceOf = ({ color, size }: Pick<ProductRow, 'color' | 'size'>) => `${color ?? ''} ${fold(size)}`

/** The row that offers the same as another one of its family, and the field that tells them apart no more. */
export function sameChoice(rows: readonly ProductRow[], changed: (row: ProductRow) => boolean) {
  const alive = rows.filter(({ deletedAt }) => deletedAt === null)
  if (alive.length < 2) return undefined
  const groups = Map.groupBy(alive, choiceOf)
  const twice = [...groups.values()].find(({ length }) => length > 1)
  const row = twice?.findLast(changed) ?? twice?.at(-1)
  return row && { id: row.id, field: row.size !== '' || row.color === null ? 'size' : 'color' }
}
