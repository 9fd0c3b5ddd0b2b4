import { pick } from '#platform/fields/described-values.ts'
import { fold } from '#platform/text/fold.ts'
import { conflict } from '#platform/errors/failure.ts'
import { colors, maxVariants } from '../contract-fields.ts'
import { familyNames, isVariantField } from '../contract-product.ts'
import { applyProductChanges, type ResolvedChanges } from './changed-product.ts'
import { getSumsWithoutVariants, getPhoto, type ProductRow, getSalesPrice } from './product-rows.ts'

/** Values that a variant takes from its main product. */
export const getSharedValues = (main: ProductRow) => {
  // Colours of the family are derived from its rows.
  const { colors: _, ...shared } = pick(main, familyNames)
  const { description, rating, reviews, created } = main
  return { ...shared, description, rating, reviews, created, photo: getPhoto(main) }
}

const splitChanges = (changes: ResolvedChanges): { variantChanges: ResolvedChanges; shared: ResolvedChanges } => {
  const entries = Object.entries(changes).filter(([name]) => name !== 'deleted')
  return {
    variantChanges: Object.fromEntries(entries.filter(([name]) => isVariantField(name))),
    shared: Object.fromEntries(entries.filter(([name]) => !isVariantField(name))),
  }
}

/** Moves rows to the trash or back; a main product takes its variants, and restores those deleted with it. */
function trashOrRestore(rows: readonly ProductRow[], id: number, isDeleted: boolean, now: string): ProductRow[] {
  const [main] = rows
  if (isDeleted)
    return rows.map((row) =>
      row.deletedAt === null && (row.id === id || main?.id === id) ? { ...row, deletedAt: now } : row,
    )
  const mainDeletedAt = main?.deletedAt ?? null
  return rows.map((row) =>
    row.id === id || (mainDeletedAt !== null && row.deletedAt === mainDeletedAt) ? { ...row, deletedAt: null } : row,
  )
}

/**
 * A family's rows, its main product first, with derived values: shared fields, colours of the family, sums. New rows
 * have negative ids.
 */
export function deriveFamilyValues(rows: readonly ProductRow[]): ProductRow[] {
  const [givenMain, ...variants] = rows
  if (!givenMain) return []
  const activeRows = rows.filter(({ deletedAt }) => deletedAt === null)
  if (activeRows.length > maxVariants + 1) throw conflict(`A product has at most ${maxVariants} variants`)
  const offeredColors = colors.filter((color) => activeRows.some((row) => row.color === color))
  const prices = activeRows.map(getSalesPrice)
  const main: ProductRow = {
    ...givenMain,
    ...(offeredColors.length > 0 && { colors: offeredColors }),
    ...(activeRows.length === 0
      ? getSumsWithoutVariants(givenMain)
      : {
          variantCount: activeRows.filter(({ id }) => id !== givenMain.id).length,
          familyQty: activeRows.reduce((sum, { qty }) => sum + qty, 0),
          lowestPrice: Math.min(...prices),
          highestPrice: Math.max(...prices),
        }),
  }
  const shared = getSharedValues(main)
  return [
    main,
    ...variants.map((variant) => ({
      ...variant,
      ...shared,
      ...getSumsWithoutVariants(variant),
      colors: variant.color ? [variant.color] : main.colors,
    })),
  ]
}

/** Applies changes to rows; shared fields change for the whole family. */
export function applyFamilyChanges(
  rows: readonly ProductRow[],
  changes: ReadonlyMap<number, ResolvedChanges>,
  now: string,
): ProductRow[] {
  let next = [...rows]
  const main = rows[0]?.id
  for (const [id, change] of changes) {
    const { variantChanges, shared } = splitChanges(change)
    next = next.map((row) => {
      const changed = row.id === id ? applyProductChanges(row, variantChanges) : row
      return row.id === main ? applyProductChanges(changed, shared) : changed
    })
    if (change.deleted !== undefined) next = trashOrRestore(next, id, change.deleted, now)
  }
  return deriveFamilyValues(next)
}

/** Identifies the combination of a row; it must be unique in the family. */
export const getChoiceKey = ({ color, size }: Pick<ProductRow, 'color' | 'size'>) => `${color ?? ''} ${fold(size)}`

/** Finds a changed row with the combination of another row, and the field that no longer differs. */
export function findDuplicate(rows: readonly ProductRow[], changed: (row: ProductRow) => boolean) {
  const active = rows.filter(({ deletedAt }) => deletedAt === null)
  if (active.length < 2) return undefined
  const groups = Map.groupBy(active, getChoiceKey)
  const duplicates = [...groups.values()].find(({ length }) => length > 1)
  const row = duplicates?.findLast(changed) ?? duplicates?.at(-1)
  return row && { id: row.id, field: row.size !== '' || row.color === null ? 'size' : 'color' }
}
