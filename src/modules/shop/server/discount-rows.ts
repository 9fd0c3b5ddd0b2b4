import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { type Page, page } from '#platform/db/queries/page.ts'
import { Failure, notFound, refused } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import {
  codeKey,
  type Discount,
  type DiscountChanges,
  type DiscountCounts,
  type DiscountList,
  type DiscountStatus,
  faultsBetween,
} from '../contract-discounts.ts'
import type { Tables } from './tables.ts'

/** A discount as it is read: its amounts are cents, its percentage is hundredths. */
export type DiscountRow = Omit<Selectable<Tables['shopDiscounts']>, 'search' | 'byCode'> & { status: DiscountStatus }

const never = '9999-12-31T00:00:00.000Z'

const statusAt = (now: string) =>
  sql<DiscountStatus>`case when not "active" then 'off' when "endsAt" <= ${now} then 'expired' when "used" >= "limit" then 'usedUp' when "startsAt" > ${now} then 'scheduled' else 'active' end`

const byEnd = sql<string>`case when "endsAt" is null then ${never} else "endsAt" end`

/** Every discount that was not removed, with how it stands now. */
export const discountsAt = (db: Db<Tables>, now: string) =>
  db.selectFrom(
    db
      .selectFrom('shopDiscounts')
      .selectAll()
      .select([statusAt(now).as('status'), byEnd.as('byEnd')])
      .as('found'),
  )

const columns = [
  'id',
  'code',
  'kind',
  'value',
  'minimum',
  'categories',
  'startsAt',
  'endsAt',
  'limit',
  'perBuyer',
  'used',
  'active',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'status',
] as const satisfies (keyof DiscountRow)[]

export const toDiscount = ({ deletedAt, ...row }: DiscountRow): Discount => ({
  ...row,
  value: fromCents(row.value),
  minimum: fromCents(row.minimum),
  deleted: deletedAt !== null,
})

const sort = { code: 'byCode', endsAt: 'byEnd' }

export async function listDiscounts(db: Db<Tables>, query: DiscountList, now: string): Promise<Page<Discount>> {
  return page(discountsAt(db, now).where('deletedAt', 'is', null).select(columns), query, toDiscount, { sort })
}

export async function countDiscounts(
  db: Db<Tables>,
  query: Omit<DiscountList, 'status' | 'sort' | 'page' | 'limit' | 'at'>,
  now: string,
): Promise<DiscountCounts> {
  // The list is short: a few hundred codes at the most.
  const { items, total } = await listDiscounts(db, { ...query, sort: 'code', page: 1, limit: 1_000_000 }, now)
  const counts = { active: 0, scheduled: 0, expired: 0, usedUp: 0, off: 0 }
  for (const { status } of items) counts[status] += 1
  return { all: total, ...counts }
}

export async function findDiscount(db: Db<Tables>, id: number, now: string): Promise<DiscountRow> {
  const row = await discountsAt(db, now).select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`There is no discount code ${id}`)
  return row
}

/** The discount of a code, however it is written. */
export const findByCode = (db: Db<Tables>, code: string, now: string): Promise<DiscountRow | undefined> =>
  discountsAt(db, now)
    .select(columns)
    .where('byCode', '=', codeKey(code))
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

type NewDiscount = Omit<DiscountRow, 'id' | 'status'>

const stored = ({ categories, ...discount }: NewDiscount) => ({
  ...discount,
  categories: JSON.stringify([...new Set(categories)]),
  byCode: codeKey(discount.code),
  search: fold(discount.code),
})

const onceEach = <Result>(write: Promise<Result>) =>
  write.catch((error: unknown) => {
    if (error instanceof Error && /shopDiscountsCode|UNIQUE.*byCode/.test(error.message))
      throw refused('code', 'Another discount has this code')
    throw error
  })

export async function addDiscount(db: Db<Tables>, discount: NewDiscount): Promise<number> {
  const { id } = await onceEach(
    db.insertInto('shopDiscounts').values(stored(discount)).returning('id').executeTakeFirstOrThrow(),
  )
  return id
}

/** Reads a discount to change it: writing first keeps every other writer waiting until this transaction ends. */
export async function holdDiscount(db: Db<Tables>, id: number, now: string): Promise<DiscountRow> {
  await db.updateTable('shopDiscounts').set({ updatedAt: now }).where('id', '=', id).execute()
  return findDiscount(db, id, now)
}

/** A moment as it is compared: as text, where there are no others. */
export const exactly = (moment: string) => new Date(moment).toISOString()

/** Writes what has changed of a held discount; 422 where its fields no longer fit each other. */
export async function saveDiscount(db: Db<Tables>, row: DiscountRow, changes: DiscountChanges, now: string) {
  const { deleted, value, minimum, startsAt, endsAt, ...rest } = changes
  const {
    id,
    status: _status,
    ...next
  } = {
    ...row,
    ...rest,
    ...(value !== undefined && { value: toCents(value) }),
    ...(minimum !== undefined && { minimum: toCents(minimum) }),
    ...(startsAt !== undefined && { startsAt: exactly(startsAt) }),
    ...(endsAt !== undefined && { endsAt: endsAt === null ? null : exactly(endsAt) }),
    ...(deleted !== undefined && { deletedAt: deleted ? (row.deletedAt ?? now) : null }),
    updatedAt: now,
  }
  const issues = faultsBetween({ ...next, value: fromCents(next.value) })
  if (issues.length > 0) throw new Failure(422, issues[0]?.message ?? '', { issues })
  await onceEach(db.updateTable('shopDiscounts').set(stored(next)).where('id', '=', id).execute())
}
