import { sql } from 'kysely'
import { type Count, countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Facets, Filters } from '../contract.ts'
import { categories, colors, genders, PriceRange, productStatuses } from '../contract-fields.ts'
import {
  always,
  hasColors,
  type NamedQuery,
  type ProductVisibility,
  selectVisible,
  type ChoiceFilter,
  matchesChoices,
  getColumns,
  type Condition,
  hasBits,
  matchPriceRange,
  hasChoices,
  search,
} from './product-filters.ts'
import { toBits } from './product-rows.ts'
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
  'variantCount',
  'salesPrice',
  'rating',
  'qty',
  'lowestPrice',
  'familyQty',
] as const

/** The maximum number of rows tested for the total of a list that no index counts. */
const maxTried = 5000

/** Counts the products that match all filters; of many, only the newest are tested. */
export async function countChosen(db: Db<Tables>, filters: Filters, visibility: ProductVisibility): Promise<Count> {
  const newest = selectVisible(db, filters, visibility).select(filterColumns).orderBy('id', 'desc').limit(maxTried)
  const { tried: triedCount, total } = await db
    .selectFrom(newest.as('shopProducts'))
    .select((eb) => [
      eb.fn.countAll<number>().as('tried'),
      sql<number>`count(case when ${matchesChoices(eb, filters)} then 1 end)`.as('total'),
    ])
    .executeTakeFirstOrThrow()
  return { total, isLeast: Number(triedCount) === maxTried }
}

/** Counts the products of each choice in one pass over those that match the other filters; of many, the newest. */
export async function countFacets(db: Db<Tables>, filters: NamedQuery, visibility: ProductVisibility): Promise<Facets> {
  const { query: matchingQuery } = await search(
    db,
    selectVisible(db, filters, visibility).select(filterColumns),
    filters,
  )
  const newest = matchingQuery.orderBy('id', 'desc').limit(maxCounted + 1)
  const counts: Record<string, number> = await db
    .selectFrom(newest.as('shopProducts'))
    .select((eb) => {
      /** Counts the products of a choice: those that match it and all filters but its own. */
      const countMatching = (facet: ChoiceFilter | undefined, choice: string, condition: Condition) => {
        const others = matchesChoices(eb, filters, { except: facet })
        return sql<number>`count(case when ${eb.and([others, condition])} then 1 end)`.as(
          `${facet ?? 'total'} ${choice}`,
        )
      }
      return [
        eb.fn.countAll<number>().as('looked '),
        countMatching(undefined, '', always),
        ...categories.map((one) => countMatching('category', one, hasBits('categoryBits', toBits(categories, [one])))),
        ...colors.map((one) => countMatching('color', one, hasColors([one], filters))),
        ...genders.map((one) => countMatching('gender', one, eb('gender', '=', one))),
        ...PriceRange.options.map((one) => countMatching('price', one, matchPriceRange(eb, one, filters))),
        ...stars.map((one) => countMatching('rating', one, eb('rating', '>=', Number(one)))),
        ...productStatuses.map((one) => countMatching('status', one, eb('status', '=', one))),
        countMatching('stock', 'true', eb(getColumns(filters).qty, '>', 0)),
        countMatching('stock', 'false', eb(getColumns(filters).qty, '=', 0)),
      ]
    })
    .executeTakeFirstOrThrow()
  const count = (facet: string, choice: string) => Number(counts[`${facet} ${choice}`] ?? 0)
  const isLeast = count('looked', '') > maxCounted
  const searchColumns = {
    isLeast,
    total: count('total', ''),
    category: countByChoice(categories, (choice) => count('category', choice)),
    color: countByChoice(colors, (choice) => count('color', choice)),
    gender: countByChoice(genders, (choice) => count('gender', choice)),
    price: countByChoice(PriceRange.options, (choice) => count('price', choice)),
    rating: countByChoice(stars, (choice) => count('rating', choice)),
    status: countByChoice(productStatuses, (choice) => count('status', choice)),
    stock: countByChoice(['true', 'false'], (choice) => count('stock', choice)),
  }
  // Totals of the tabs are counted by an index.
  return isLeast && !hasChoices(filters) && !filters.q?.trim()
    ? { ...searchColumns, ...(await countTabs(db, filters, visibility)) }
    : searchColumns
}

async function countTabs(db: Db<Tables>, filters: Filters, visibility: ProductVisibility) {
  const all = selectVisible(db, filters, visibility)
  const { qty } = getColumns(filters)
  const counts: Record<string, number> = await db
    .selectNoFrom([
      countInFacet(all).as('total'),
      ...productStatuses.map((one) => countInFacet(all.where('status', '=', one)).as(`status ${one}`)),
      countInFacet(all.where(qty, '>', 0)).as('stock true'),
      countInFacet(all.where(qty, '=', 0)).as('stock false'),
    ])
    .executeTakeFirstOrThrow()
  const count = (name: string) => counts[name] ?? 0
  return {
    total: count('total'),
    status: countByChoice(productStatuses, (choice) => count(`status ${choice}`)),
    stock: countByChoice(['true', 'false'], (choice) => count(`stock ${choice}`)),
  }
}

function countByChoice<const Choice extends string>(choices: readonly Choice[], count: (choice: Choice) => number) {
  const entries = choices.map((choice) => [choice, count(choice)] as const)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- there is an entry for each choice, which the compiler cannot follow
  return Object.fromEntries(entries) as Record<Choice, number>
}
