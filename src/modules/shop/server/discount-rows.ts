import { type Selectable, sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { fromColumns, toColumns } from '#platform/db/queries/amount-columns.ts'
import { buildStatements, type Page, page, type ListFilters } from '#platform/db/queries/page.ts'
import { Failure, notFound, refused } from '#platform/errors/failure.ts'
import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { searchedChoices, searchedTexts } from '#platform/server/search/choices/searched-choices.ts'
import { fold } from '#platform/text/fold.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import {
  normaliseCode,
  Discount,
  type DiscountChanges,
  type DiscountCounts,
  type DiscountDraft,
  discountFields,
  type DiscountList,
  type DiscountStatus,
  findContradictions,
  fields,
} from '../contract-discounts.ts'
import type { Tables } from './tables.ts'

/** A discount as read from the database: amounts in cents, percentages in hundredths. */
export type DiscountRow = Omit<Selectable<Tables['shopDiscounts']>, 'search' | 'byCode'> & { status: DiscountStatus }

const farFuture = '9999-12-31T00:00:00.000Z'

const selectStatusAt = (now: string) =>
  sql<DiscountStatus>`case when not "active" then 'off' when "endsAt" <= ${now} then 'expired' when "used" >= "limit" then 'usedUp' when "startsAt" > ${now} then 'scheduled' else 'active' end`

const byEnd = sql<string>`case when "endsAt" is null then ${farFuture} else "endsAt" end`

/** Every discount that is not removed, with its current status. */
export const selectDiscountsAt = (db: Db<Tables>, now: string) =>
  db.selectFrom(
    db
      .selectFrom('shopDiscounts')
      .selectAll()
      .select([selectStatusAt(now).as('status'), byEnd.as('byEnd')])
      .as('found'),
  )

const names = listNames(fields)

const columns = [
  'id',
  ...names,
  'used',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'status',
] as const satisfies (keyof DiscountRow)[]

export const toDiscount = ({ deletedAt, ...row }: DiscountRow): Discount => ({
  ...fromColumns(fields, row),
  value: fromCents(row.value),
  deleted: deletedAt !== null,
})

const sort = { code: 'byCode', endsAt: 'byEnd' }

type NamedQuery = DiscountList & Pick<ListFilters, 'named'>

export async function listDiscounts(db: Db<Tables>, query: NamedQuery, now: string): Promise<Page<Discount>> {
  return page(selectDiscountsAt(db, now).where('deletedAt', 'is', null).select(columns), query, toDiscount, { sort })
}

export async function countDiscounts(
  db: Db<Tables>,
  query: Omit<NamedQuery, 'status' | 'sort' | 'page' | 'limit' | 'at'>,
  now: string,
): Promise<DiscountCounts> {
  const found = selectDiscountsAt(db, now)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
  const { filtered } = buildStatements(found, { ...query, sort: 'code' }, {})
  const rows = await filtered.groupBy('status').execute()
  const counts = { active: 0, scheduled: 0, expired: 0, usedUp: 0, off: 0 }
  for (const { status, count } of rows) counts[status] = Number(count)
  return { all: Object.values(counts).reduce((sum, count) => sum + count, 0), ...counts }
}

export async function findDiscount(db: Db<Tables>, id: number, now: string): Promise<DiscountRow> {
  const row = await selectDiscountsAt(db, now).select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Discount code ${id} not found`)
  return row
}

/** Finds the discount of a code, regardless of case. */
export const findByCode = (db: Db<Tables>, code: string, now: string): Promise<DiscountRow | undefined> =>
  selectDiscountsAt(db, now)
    .select(columns)
    .where('byCode', '=', normaliseCode(code))
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Normalises a moment for comparison as text. */
const toIsoString = (at: string) => new Date(at).toISOString()

const searched = searchedTexts(discountFields)

/** The fields whose choices a list finds by their names. */
export const discountChoices = searchedChoices(
  { ...discountFields, status: { schema: Discount.shape.status, isSearched: true } },
  { kind: 'discounts.kinds', status: 'discounts.statuses' },
)

/** The columns of a discount's fields. */
export const toDiscountRow = (discount: Pick<Discount, keyof typeof fields>) => {
  const { value, categories, startsAt, endsAt, ...rest } = pick(discount, names)
  const times = { startsAt: toIsoString(startsAt), endsAt: endsAt && toIsoString(endsAt) }
  return {
    ...toColumns(fields, { ...rest, ...times, categories: [...new Set(categories)] }),
    value: toCents(value),
    byCode: normaliseCode(discount.code),
    search: fold(...searched.map((name) => discount[name])),
  }
}

const rejectDuplicateCode = <Result>(write: Promise<Result>) =>
  write.catch((error: unknown) => {
    if (error instanceof Error && /shopDiscountsCode|UNIQUE.*byCode/.test(error.message))
      throw refused('code', 'Another discount has this code')
    throw error
  })

export async function addDiscount(db: Db<Tables>, draft: z.output<typeof DiscountDraft>, now: string): Promise<number> {
  const discount = toDiscountRow({ ...draft, startsAt: draft.startsAt ?? now })
  const values = { ...discount, used: 0, createdAt: now, updatedAt: now, deletedAt: null }
  const { id } = await rejectDuplicateCode(
    db.insertInto('shopDiscounts').values(values).returning('id').executeTakeFirstOrThrow(),
  )
  return id
}

/** Reads a discount to change it: a write first locks it until this transaction ends. */
export async function lockDiscount(db: Db<Tables>, id: number, now: string): Promise<DiscountRow> {
  await db.updateTable('shopDiscounts').set({ updatedAt: now }).where('id', '=', id).execute()
  return findDiscount(db, id, now)
}

/** Writes changes of a locked discount; 422 if its fields contradict each other. */
export async function saveDiscount(
  db: Db<Tables>,
  row: DiscountRow,
  { deleted, ...changes }: DiscountChanges,
  now: string,
) {
  const next = { ...toDiscount(row), ...changes }
  const issues = findContradictions(next)
  if (issues.length > 0) throw new Failure(422, issues[0]?.message ?? '', { issues })
  const deletedAt = deleted === undefined ? row.deletedAt : deleted ? (row.deletedAt ?? now) : null
  const values = { ...toDiscountRow(next), deletedAt, updatedAt: now }
  await rejectDuplicateCode(db.updateTable('shopDiscounts').set(values).where('id', '=', row.id).execute())
}
