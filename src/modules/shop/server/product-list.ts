import type { Db } from '#platform/db/engines/database.ts'
import { listIds } from '#platform/db/queries/list-ids.ts'
import { page } from '#platform/db/queries/page.ts'
import { fold } from '#platform/text/fold.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { Filters, ProductList, Suggestion } from '../contract.ts'
import { categories, isForSale } from '../contract-fields.ts'
import { countChosen } from './product-facets.ts'
import {
  type NamedQuery,
  type ProductVisibility,
  selectVisible,
  matchesChoices,
  getColumns,
  hasBits,
  hasChoices,
  search,
} from './product-filters.ts'
import { toBits, getPhoto, productColumns, type ProductRow, toProduct } from './product-rows.ts'
import type { Tables } from './tables.ts'

const getSortColumns = (filters: Pick<Filters, 'main'>) => ({
  title: 'byTitle',
  sku: 'bySku',
  salesPrice: getColumns(filters).price,
})

const getSortColumn = (order: string, filters: Pick<Filters, 'main'>) => {
  const field = order.replace(/^-/, '')
  return field === 'salesPrice' ? getColumns(filters).price : field
}

// Products with low or no stock are few, and found by an index.
const isUnindexed = ({ low, stock }: Filters) => low !== undefined || stock === false

export async function listProducts(
  db: Db<Tables>,
  { sort: order, page: number, limit, at, ...filters }: ProductList & NamedQuery,
  visibility: ProductVisibility,
) {
  const all = selectVisible(db, filters, visibility).select(productColumns)
  const { query: matchingQuery, lowerBound } = await search(db, all, filters)
  const by = getSortColumn(order, filters)
  return page(
    matchingQuery.where((eb) => matchesChoices(eb, filters, { by })),
    { sort: order, page: number, limit, at },
    toProduct,
    {
      sort: getSortColumns(filters),
      lowerBound,
      isUnindexed: isUnindexed(filters),
      ...(hasChoices(filters) && !filters.q?.trim() && { count: () => countChosen(db, filters, visibility) }),
    },
  )
}

type Listed = NamedQuery & { sort?: string }

/** The ids of all results of a list, in its order, in batches. */
export async function readProductIdBatches(
  db: Db<Tables>,
  { sort: order = 'id', ...filters }: Listed,
  visibility: ProductVisibility,
) {
  const by = getSortColumn(order, filters)
  const { query: matchingQuery, lowerBound } = await search(
    db,
    selectVisible(db, filters, visibility).select('id'),
    filters,
  )
  const matching = matchingQuery.where((eb) => matchesChoices(eb, filters, { by }))
  return listIds(
    matching,
    { sort: order },
    { sort: getSortColumns(filters), lowerBound, isUnindexed: isUnindexed(filters) },
  )
}

export async function listAllIds(db: Db<Tables>, list: Listed, visibility: ProductVisibility) {
  const ids: number[] = []
  for await (const batch of await readProductIdBatches(db, list, visibility)) ids.push(...batch)
  return ids
}

const maxSuggested = 8
// Sorts after every character that a title can continue with.
const lastLetter = '\u{10FFFF}'

/** The best suggestions: titles that begin with the text, then others, each by pieces sold. */
export async function suggestProducts(db: Db<Tables>, q: string): Promise<Suggestion[]> {
  const text = fold(q.trim())
  if (!text) return []
  const selectOffered = () =>
    selectVisible(db, { main: true }, { seesAll: false })
      .select(['id', 'title', 'photo', 'pictures', 'price', 'salesPrice', 'lowestPrice', 'highestPrice'])
      .orderBy('sold', 'desc')
      .orderBy('id', 'desc')
      .limit(maxSuggested)
  const beginning = await selectOffered()
    .where('byTitle', '>=', text)
    .where('byTitle', '<', text + lastLetter)
    .execute()
  const foundIds = beginning.map(({ id }) => id)
  let { query: otherMatches } = await search(db, selectOffered(), { q, main: true })
  if (foundIds.length > 0) otherMatches = otherMatches.where('id', 'not in', foundIds)
  const rows = foundIds.length < maxSuggested ? [...beginning, ...(await otherMatches.execute())] : beginning
  return rows.slice(0, maxSuggested).map(({ pictures, ...row }) => ({
    ...row,
    price: fromCents(row.price),
    salesPrice: fromCents(row.salesPrice),
    lowestPrice: fromCents(row.lowestPrice),
    highestPrice: fromCents(row.highestPrice),
    photo: getPhoto({ ...row, pictures }),
  }))
}

const maxRelated = 6

/** Other products of its categories: first those marked as related, each by pieces sold. */
export async function listRelatedProducts(db: Db<Tables>, { id, variantOf, category }: ProductRow) {
  const selectOthers = (related: boolean) =>
    selectVisible(db, { main: true }, { seesAll: false })
      .select(productColumns)
      .where('id', '<>', variantOf ?? id)
      .where('related', '=', related)
      .where(hasBits('categoryBits', toBits(categories, category)))
      .orderBy('sold', 'desc')
      .orderBy('id', 'desc')
      .limit(maxRelated)
      .execute()
  const relatedRows = await selectOthers(true)
  const rows = relatedRows.length < maxRelated ? [...relatedRows, ...(await selectOthers(false))] : relatedRows
  return rows.slice(0, maxRelated).map(toProduct)
}

/** A main product and its variants; those in the trash only if the product itself is there. */
export async function listFamily(
  db: Db<Tables>,
  { id, variantOf, deletedAt }: ProductRow,
  { seesAll }: ProductVisibility,
) {
  const main = variantOf ?? id
  const rows = await db
    .selectFrom('shopProducts')
    .select(productColumns)
    .where((eb) => eb.or([eb('id', '=', main), eb('variantOf', '=', main)]))
    .orderBy('id')
    .execute()
  const visibleRows = rows.filter(
    (row) => (deletedAt !== null || row.deletedAt === null) && (seesAll || isForSale(row.status)),
  )
  return visibleRows.toSorted((one, other) => Number(other.id === main) - Number(one.id === main)).map(toProduct)
}
