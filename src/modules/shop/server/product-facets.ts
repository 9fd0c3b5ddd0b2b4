import { sql } from 'kysely'
import { type Count, countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Facets, Filters } from '../contract.ts'
import { categories, colors, genders, PriceRange, productStatuses } from '../contract-fields.ts'
import {
  always,
  type NamedQuery,
  type Viewer,
  base,
  type ChoiceFilter,
  matchesChoices,
  columnsOf,
  type Condition,
  hasBits,
  inPriceRange,
  hasChoices,
  search,
} from './product-filters.ts'
import { bitsOf } from './product-rows.ts'
import type { Tables } from './tables.ts'

const stars = ['1', '2', '3', '4', '5'] as const

/** The maximum number of products counted, since each is tested for every choice. */
const maxCounted = 2000

/** The columns that the filters need. */
const filterColumns = [
  'status',
  'gender',
  'categoryBits',
  'colorBits',
  'salesPrice',
  'rating',
  'qty',
  'lowestPrice',
  'familyQty',
] as const

/** The maximum number of rows tested for the total of a list that no index counts. */
const maxTried = 5000

/** Counts the products that match all filters; of many, only the newest are tested. */
export async function countChosen(db: Db<Tables>, filters: Filters, viewer: Viewer): Promise<Count> {
  const newest = base(db, filters, viewer).select(filterColumns).orderBy('id', 'desc').limit(maxTried)
  const { tried, total } = await db
    .selectFrom(newest.as('shopProducts'))
    .select((eb) => [
      eb.fn.countAll<number>().as('tried'),
      sql<number>`count(case when ${matchesChoices(eb, filters)} then 1 end)`.as('total'),
    ])
    .executeTakeFirstOrThrow()
  return { total, isLeast: Number(tried) === maxTried }
}

/** Counts the products of each choice in one pass over those that match the other filters; of many, the newest. */
export async function countFacets(db: Db<Tables>, filters: NamedQuery, viewer: Viewer): Promise<Facets> {
  const { query: found } = await search(db, base(db, filters, viewer).select(filterColumns), filters)
  const newest = found.orderBy('id', 'desc').limit(maxCounted + 1)
  const counts: Record<string, number> = await db
    .selectFrom(newest.as('shopProducts'))
    .select((eb) => {
      /** Counts the products of a choice: those that match it and all filters but its own. */
      const counted = (facet: ChoiceFilter | undefined, choice: string, condition: Condition) => {
        const others = matchesChoices(eb, filters, { except: facet })
        return sql<number>`count(case when ${eb.and([others, condition])} then 1 end)`.as(
          `${facet ?? 'total'} ${choice}`,
        )
      }
      return [
        eb.fn.countAll<number>().as('looked '),
        counted(undefined, '', always),
        ...categories.map((one) => counted('category', one, hasBits('categoryBits', bitsOf(categories, [one])))),
        ...colors.map((one) => counted('color', one, hasBits('colorBits', bitsOf(colors, [one])))),
        ...genders.map((one) => counted('gender', one, eb('gender', '=', one))),
        ...PriceRange.options.map((one) => counted('price', one, inPriceRange(eb, one, filters))),
        ...stars.map((one) => counted('rating', one, eb('rating', '>=', Number(one)))),
        counted('status', 'active', eb('status', '=', 'active')),
        counted('status', 'draft', eb('status', '=', 'draft')),
        counted('stock', 'true', eb(columnsOf(filters).qty, '>', 0)),
        counted('stock', 'false', eb(columnsOf(filters).qty, '=', 0)),
      ]
    })
    .executeTakeFirstOrThrow()
  const count = (facet: string, choice: string) => Number(counts[`${facet} ${choice}`] ?? 0)
  const isLeast = count('looked', '') > maxCounted
  const looks = {
    isLeast,
    total: count('total', ''),
    category: byChoice(categories, (choice) => count('category', choice)),
    color: byChoice(colors, (choice) => count('color', choice)),
    gender: byChoice(genders, (choice) => count('gender', choice)),
    price: byChoice(PriceRange.options, (choice) => count('price', choice)),
    rating: byChoice(stars, (choice) => count('rating', choice)),
    status: byChoice(productStatuses, (choice) => count('status', choice)),
    stock: byChoice(['true', 'false'], (choice) => count('stock', choice)),
  }
  // Totals of the tabs are counted by an index.
  return isLeast && !hasChoices(filters) && !filters.q?.trim()
    ? { ...looks, ...(await countTabs(db, filters, viewer)) }
    : looks
}

async function countTabs(db: Db<Tables>, filters: Filters, viewer: Viewer) {
  const all = base(db, filters, viewer)
  const { qty } = columnsOf(filters)
  const { total, active, draft, left, none } = await db
    .selectNoFrom([
      countInFacet(all).as('total'),
      countInFacet(all.where('status', '=', 'active')).as('active'),
      countInFacet(all.where('status', '=', 'draft')).as('draft'),
      countInFacet(all.where(qty, '>', 0)).as('left'),
      countInFacet(all.where(qty, '=', 0)).as('none'),
    ])
    .executeTakeFirstOrThrow()
  return { total, status: { active, draft }, stock: { true: left, false: none } }
}

function byChoice<const Choice extends string>(choices: readonly Choice[], count: (choice: Choice) => number) {
  const entries = choices.map((choice) => [choice, count(choice)] as const)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- there is an entry for each choice, which the compiler cannot follow
  return Object.fromEntries(entries) as Record<Choice, number>
}
