import * as fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { contract, everybody } from '#platform/contract.ts'
import { getAbility, allows, type Condition, type Rule } from '#platform/permissions/rules.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { withRowFilters } from './with-row-filters.ts'
import { getReadScope } from './row-filters.ts'

type Tables = {
  parcels: { id: number; ownerId: string | null; helperId: string | null }
  labels: { id: number; parcelId: number; text: string }
}

const people = [null, 'u1', 'u2'] as const
const parcels = people.flatMap((ownerId, index) =>
  people.map((helperId, other) => ({ id: index * people.length + other + 1, ownerId, helperId })),
)
const asRecord = ({ id, ownerId, helperId }: Tables['parcels']) => ({ id, owner: { id: ownerId }, helperId })

const contracts = [
  contract('parcels', '/api/parcels', {}, { owners: ['owner.id', 'helperId'], grants: everybody([]) }),
  contract('secrets', '/api/secrets', {}, { grants: everybody([]) }),
]

const filled = async (): Promise<Kysely<Tables>> => {
  const { db } = await emptyDatabase()
  await db.schema
    .createTable('parcels')
    .addColumn('id', 'integer')
    .addColumn('ownerId', 'text')
    .addColumn('helperId', 'text')
    .execute()
  await db.schema
    .createTable('labels')
    .addColumn('id', 'integer')
    .addColumn('parcelId', 'integer')
    .addColumn('text', 'text')
    .execute()
  const tables = db.withTables<Tables>()
  await tables.insertInto('parcels').values(parcels).execute()
  await tables
    .insertInto('labels')
    .values(parcels.map(({ id }) => ({ id, parcelId: id, text: `label ${id}` })))
    .execute()
  return tables
}

const readAccess = (rules: readonly Rule[]) => {
  const ability = getAbility(rules, 'u1')
  return { ability, ...getReadScope(ability, contracts) }
}

const value = fc.constantFrom(null, 'u2', '$user.id')
const condition: fc.Arbitrary<Condition> = fc.oneof(
  value,
  fc.record({ $ne: value }),
  fc.record({ $in: fc.array(value, { minLength: 1, maxLength: 3 }) }),
)
const rule: fc.Arbitrary<Rule> = fc.record(
  {
    action: fc.constantFrom<Rule['action'][]>(['read'], ['manage'], ['update']),
    subject: fc.constantFrom('parcels', 'all'),
    conditions: fc.dictionary(fc.constantFrom('owner.id', 'helperId'), condition, { minKeys: 1, maxKeys: 2 }),
    inverted: fc.boolean(),
  },
  { requiredKeys: ['action', 'subject'] },
)

test('a query finds exactly the records that the rules permit, whatever the rules are', async () => {
  const db = await filled()
  await fc.assert(
    fc.asyncProperty(fc.array(rule, { minLength: 1, maxLength: 5 }), async (rules) => {
      const { ability, tables } = readAccess(rules)
      fc.pre(allows(ability, 'read', 'parcels'))
      const rows = await withRowFilters(db, tables).selectFrom('parcels').select('id').orderBy('id').execute()
      const allowed = parcels.filter((parcel) => allows(ability, 'read', 'parcels', asRecord(parcel)))
      expect(rows.map(({ id }) => id)).toEqual(allowed.map(({ id }) => id))
    }),
    { numRuns: 300 },
  )
})

const ownRecords: Rule = { action: ['read'], subject: 'parcels', conditions: { 'owner.id': '$user.id' } }

test('finds a part only with its record, by query, join and raw fragments around queries', async () => {
  const whole = await filled()
  const withParts = [
    contract(
      'parcels',
      '/api/parcels',
      {},
      { owners: ['owner.id', 'helperId'], parts: { labels: 'parcelId' }, grants: everybody([]) },
    ),
    contract('labels', '/api/labels', {}, { owners: ['parcelId'], grants: everybody([]) }),
  ]
  const labelled: Rule = { action: ['read'], subject: 'labels', conditions: { parcelId: { $ne: 6 } } }
  const both = withRowFilters(whole, getReadScope(getAbility([ownRecords, labelled], 'u1'), withParts).tables)
  const visible = both
    .selectFrom('labels')
    .select('labels.id')
    .where('id', 'in', both.selectFrom('labels').select('id'))
  expect((await visible.orderBy('id').execute()).map(({ id }) => id)).toEqual([4, 5])

  const db = withRowFilters(whole, getReadScope(getAbility([ownRecords], 'u1'), withParts).tables)
  const labels = db.selectFrom('labels').select('labels.id').orderBy('labels.id')
  expect((await labels.execute()).map(({ id }) => id)).toEqual([4, 5, 6])
  const joined = db.selectFrom('parcels').innerJoin('labels as l', 'l.parcelId', 'parcels.id').select('l.id')
  expect(await joined.execute()).toHaveLength(3)
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from (${labels}) as "some"`.execute(db)
  expect(Number(rows[0]?.count)).toBe(3)
})

test('raw SQL fails if it reads a table with a row filter', async () => {
  const db = withRowFilters(await filled(), readAccess([ownRecords]).tables)
  const raws = [
    sql`select * from "parcels"`,
    sql`select * from parcels`,
    sql`select (select count(*) from "labels" join "parcels" on true)`,
  ]
  for (const raw of raws) await expect(raw.execute(db)).rejects.toThrow('use the query builder')
  await expect(
    db
      .selectFrom('labels')
      .where(sql<boolean>`exists (select 1 from "parcels" where true)`)
      .selectAll()
      .execute(),
  ).rejects.toThrow('use the query builder')
})

test('an alias, a join, a subquery or an "or" reveals no other rows', async () => {
  const db = withRowFilters(await filled(), readAccess([ownRecords]).tables)
  const ids = [4, 5, 6]
  const numbers = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

  expect(numbers(await db.selectFrom('parcels as other').select('other.id').orderBy('id').execute())).toEqual(ids)
  expect(
    numbers(
      await db
        .selectFrom('labels')
        .innerJoin('parcels', 'parcels.id', 'labels.parcelId')
        .select('labels.id')
        .orderBy('labels.id')
        .execute(),
    ),
  ).toEqual(ids)
  const remainingRows = await db
    .selectFrom('labels')
    .leftJoin('parcels as p', 'p.id', 'labels.parcelId')
    .select(['labels.id', 'p.id as parcel'])
    .execute()
  expect(remainingRows).toHaveLength(parcels.length)
  expect(remainingRows.filter(({ parcel }) => parcel !== null)).toHaveLength(ids.length)
  expect(
    numbers(
      await db
        .selectFrom('labels')
        .where('parcelId', 'in', db.selectFrom('parcels').select('parcels.id'))
        .select('id')
        .orderBy('id')
        .execute(),
    ),
  ).toEqual(ids)
  expect(
    numbers(
      await db
        .selectFrom('parcels')
        .where((eb) => eb.or([eb('id', '=', 1), eb('id', '=', 4)]))
        .select('id')
        .execute(),
    ),
  ).toEqual([4])
  const { count } = await db
    .selectFrom('parcels')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(ids.length)
})

test('returns the same database if no condition applies', async () => {
  const db = await filled()
  expect(withRowFilters(db, readAccess([{ action: ['read'], subject: 'parcels' }]).tables)).toBe(db)
  expect(withRowFilters(db, readAccess([ownRecords, { action: ['manage'], subject: 'all' }]).tables)).toBe(db)
})

test.each([
  ['a contract without owners', { ...ownRecords, subject: 'secrets' }, 'secrets'],
  ['a field that is no owner', { ...ownRecords, conditions: { color: 'red' } }, 'parcels'],
])('a condition on %s permits nothing', (_, rules, topic) => {
  expect([...readAccess([rules]).refused]).toEqual([topic])
})
