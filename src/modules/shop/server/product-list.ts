import { type ExpressionBuilder, type Expression, type SqlBool, sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '#platform/db/database.ts'
import { page } from '#platform/db/page.ts'
import { contains } from '#platform/db/search.ts'
import { fold } from '#platform/fold.ts'
import { fromCents, toCents } from '#platform/money.ts'
import type { Facets, Filters, ProductList, Suggestion } from '../contract.ts'
import { categories, colors, genders, PriceBand, priceBands } from '../contract-fields.ts'
import { bitsOf, photoOf, productColumns, type ProductRow, toProduct } from './product-rows.ts'
import type { Tables } from './tables.ts'

type Eb = ExpressionBuilder<Tables, 'shopProducts'>
type Condition = Expression<SqlBool>

/** Drafts and the trash are for those who may change products. */
interface Asker {
  seesAll: boolean
}

type Band = z.infer<typeof PriceBand>

const always = sql<SqlBool>`1 = 1`

/** Where what is paid and what is left stand: of families with the main product, of single rows with each. */
const columnsOf = ({ main }: Pick<Filters, 'main'>) =>
  main ? ({ price: 'lowestPrice', qty: 'familyQty' } as const) : ({ price: 'salesPrice', qty: 'qty' } as const)

const inBand = (eb: Eb, band: Band, filters: Filters): Condition => {
  const [from, to] = priceBands[band]
  const { price } = columnsOf(filters)
  const least = eb(price, '>=', toCents(from))
  return to === null ? least : eb.and([least, eb(price, '<', toCents(to))])
}

const hasBits = (column: 'categoryBits' | 'colorBits', bits: number) =>
  sql<SqlBool>`(${sql.ref(column)} & ${sql.lit(bits)}) <> 0`

/** Nearly every product is on offer: an index of that would only cost the order of the list, so none is used. */
const isStatus = (status: readonly string[]) => sql<SqlBool>`"status" || '' in (${sql.join(status)})`

/** A filter that offers choices, each of which a facet counts. */
const choosing = {
  category: (_: Eb, { category }: Filters) =>
    category?.length ? hasBits('categoryBits', bitsOf(categories, category)) : always,
  color: (_: Eb, { color }: Filters) => (color?.length ? hasBits('colorBits', bitsOf(colors, color)) : always),
  gender: (eb: Eb, { gender }: Filters) => (gender?.length ? eb('gender', 'in', gender) : always),
  price: (eb: Eb, filters: Filters) =>
    filters.price?.length ? eb.or(filters.price.map((band) => inBand(eb, band, filters))) : always,
  rating: (eb: Eb, { rating }: Filters) => (rating === undefined ? always : eb('rating', '>=', rating)),
  status: (_: Eb, { status }: Filters) => (status?.length ? isStatus(status) : always),
  stock: (eb: Eb, { stock, ...filters }: Filters) =>
    stock === undefined ? always : eb(columnsOf(filters).qty, stock ? '>' : '=', 0),
} as const satisfies Record<string, (eb: Eb, filters: Filters) => Condition>

type Choosing = keyof typeof choosing
const isChoosing = (name: string): name is Choosing => name in choosing
const choosingNames = Object.keys(choosing).filter(isChoosing)

/** The products that all filters leave but those that offer choices. */
function base(db: Db<Tables>, { deleted = false, low, ids, main, q }: Filters, { seesAll }: Asker) {
  let found = db.selectFrom('shopProducts').where('deletedAt', deleted ? 'is not' : 'is', null)
  if (!seesAll) found = found.where(isStatus(['active']))
  if (!seesAll && deleted) found = found.where(sql<SqlBool>`1 = 0`)
  if (low !== undefined) found = found.where(columnsOf({ main }).qty, '<=', low)
  if (main !== undefined) found = found.where('variantOf', main ? 'is' : 'is not', null)
  if (ids) found = ids.length > 0 ? found.where('id', 'in', ids) : found.where(sql<SqlBool>`1 = 0`)
  if (q?.trim()) found = found.where(contains('search', q))
  return found
}

const matching = (db: Db<Tables>, filters: Filters, asker: Asker) =>
  base(db, filters, asker).where((eb) => eb.and(choosingNames.map((name) => choosing[name](eb, filters))))

const stars = ['1', '2', '3', '4', '5'] as const

const sortOf = (filters: Pick<Filters, 'main'>) => ({
  title: 'byTitle',
  sku: 'bySku',
  salesPrice: columnsOf(filters).price,
})

export const listProducts = (
  db: Db<Tables>,
  { sort: order, page: number, limit, at, ...filters }: ProductList,
  asker: Asker,
) =>
  page(matching(db, filters, asker).select(productColumns), { sort: order, page: number, limit, at }, toProduct, {
    sort: sortOf(filters),
  })

/** The ids of everything that a list finds, in its order. */
export async function listIds(db: Db<Tables>, { sort: order, ...filters }: Filters & { sort?: string }, asker: Asker) {
  const asked = { sort: order ?? 'id', page: 1, limit: 1_000_000 }
  const { items } = await page(matching(db, filters, asker).select('id'), asked, ({ id }) => id, {
    sort: sortOf(filters),
  })
  return [...items]
}

/** How many products each choice would show, in one walk over what the other filters leave. */
export async function countFacets(db: Db<Tables>, filters: Filters, asker: Asker): Promise<Facets> {
  const counts: Record<string, number> = await base(db, filters, asker)
    .select((eb) => {
      /** Counts what a choice would show: all filters but its own, and the choice. */
      const counted = (facet: Choosing | undefined, choice: string, condition: Condition) => {
        const others = choosingNames.filter((name) => name !== facet).map((name) => choosing[name](eb, filters))
        return sql<number>`count(case when ${eb.and([...others, condition])} then 1 end)`.as(
          `${facet ?? 'total'} ${choice}`,
        )
      }
      return [
        counted(undefined, '', always),
        ...categories.map((one) => counted('category', one, hasBits('categoryBits', bitsOf(categories, [one])))),
        ...colors.map((one) => counted('color', one, hasBits('colorBits', bitsOf(colors, [one])))),
        ...genders.map((one) => counted('gender', one, eb('gender', '=', one))),
        ...PriceBand.options.map((one) => counted('price', one, inBand(eb, one, filters))),
        ...stars.map((one) => counted('rating', one, eb('rating', '>=', Number(one)))),
        counted('status', 'active', eb('status', '=', 'active')),
        counted('status', 'draft', eb('status', '=', 'draft')),
        counted('stock', 'true', eb(columnsOf(filters).qty, '>', 0)),
        counted('stock', 'false', eb(columnsOf(filters).qty, '=', 0)),
      ]
    })
    .executeTakeFirstOrThrow()
  const count = (facet: string, choice: string) => Number(counts[`${facet} ${choice}`] ?? 0)
  return {
    total: count('total', ''),
    category: byChoice(categories, (choice) => count('category', choice)),
    color: byChoice(colors, (choice) => count('color', choice)),
    gender: byChoice(genders, (choice) => count('gender', choice)),
    price: byChoice(PriceBand.options, (choice) => count('price', choice)),
    rating: byChoice(stars, (choice) => count('rating', choice)),
    status: byChoice(['active', 'draft'], (choice) => count('status', choice)),
    stock: byChoice(['true', 'false'], (choice) => count('stock', choice)),
  }
}

function byChoice<const Choice extends string>(choices: readonly Choice[], count: (choice: Choice) => number) {
  const entries = choices.map((choice) => [choice, count(choice)] as const)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- there is an entry for each choice, which the compiler cannot follow
  return Object.fromEntries(entries) as Record<Choice, number>
}

const mostSuggested = 8
// After every letter that a title can go on with.
const lastLetter = '\u{10FFFF}'

/** The best for what was typed: titles that begin so, then the rest, each in the order of how well they sell. */
export async function suggestProducts(db: Db<Tables>, q: string): Promise<Suggestion[]> {
  const words = fold(q.trim())
  if (!words) return []
  const onOffer = (filters: Filters) =>
    base(db, { ...filters, main: true }, { seesAll: false })
      .select(['id', 'title', 'photo', 'pictures', 'price', 'salesPrice', 'lowestPrice', 'highestPrice'])
      .orderBy('sold', 'desc')
      .orderBy('id', 'desc')
      .limit(mostSuggested)
  const beginning = await onOffer({})
    .where('byTitle', '>=', words)
    .where('byTitle', '<', words + lastLetter)
    .execute()
  const known = beginning.map(({ id }) => id)
  let others = onOffer({ q })
  if (known.length > 0) others = others.where('id', 'not in', known)
  const rows = known.length < mostSuggested ? [...beginning, ...(await others.execute())] : beginning
  return rows.slice(0, mostSuggested).map(({ pictures, ...row }) => ({
    ...row,
    price: fromCents(row.price),
    salesPrice: fromCents(row.salesPrice),
    lowestPrice: fromCents(row.lowestPrice),
    highestPrice: fromCents(row.highestPrice),
    photo: photoOf({ ...row, pictures }),
  }))
}

const mostRelated = 6

/** Others of its categories: those marked for it first, then the rest, each in the order of how well they sell. */
export async function relatedProducts(db: Db<Tables>, { id, variantOf, category }: ProductRow) {
  const others = (related: boolean) =>
    base(db, { main: true }, { seesAll: false })
      .select(productColumns)
      .where('id', '<>', variantOf ?? id)
      .where('related', '=', related)
      .where(hasBits('categoryBits', bitsOf(categories, category)))
      .orderBy('sold', 'desc')
      .orderBy('id', 'desc')
      .limit(mostRelated)
      .execute()
  const marked = await others(true)
  const rows = marked.length < mostRelated ? [...marked, ...(await others(false))] : marked
  return rows.slice(0, mostRelated).map(toProduct)
}

/** A main product and its variants; those in the trash only where the product itself is there. */
export async function listFamily(db: Db<Tables>, { id, variantOf, deletedAt }: ProductRow, { seesAll }: Asker) {
  const main = variantOf ?? id
  const rows = await db
    .selectFrom('shopProducts')
    .select(productColumns)
    .where((eb) => eb.or([eb('id', '=', main), eb('variantOf', '=', main)]))
    .orderBy('id')
    .execute()
  const shown = rows.filter(
    (row) => (deletedAt !== null || row.deletedAt === null) && (seesAll || row.status === 'active'),
  )
  return shown.toSorted((one, other) => Number(other.id === main) - Number(one.id === main)).map(toProduct)
}
