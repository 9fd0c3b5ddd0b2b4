import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { discountStatuses, type Discount } from '../contract-discounts.ts'
import { addCode, openShop } from './shop-test-steps.ts'

const hour = 3_600_000
const addHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

test('creates sample codes in every status, used as often as the sample’s orders show', async () => {
  const { discounts, orders } = await (await openShop(openRuntime))()
  const all = await discounts.list.send()
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(discountStatuses))
  const placed = await orders.list.send()
  for (const { code, used } of all) {
    const uses = placed.filter(({ discountCode, status }) => discountCode?.code === code && status !== 'cancelled')
    expect([code, used]).toEqual([code, uses.length])
  }
  expect(all.filter(({ used }) => used > 0).length).toBeGreaterThan(3)
  expect(placed.every(({ discountCode, deduction }) => (discountCode !== null) === deduction > 0)).toBe(true)
})

test('creates, changes, removes and restores a code', async () => {
  const { discounts } = await (await openShop(openRuntime))()
  const created = await discounts.create.send({
    body: { code: ' Pier-7 ', kind: 'amount', value: 12.5, minimum: 30, categories: ['toys', 'toys'], limit: 5 },
  })
  expect(created).toMatchObject({
    code: 'Pier-7',
    kind: 'amount',
    value: 12.5,
    minimum: 30,
    categories: ['toys'],
    endsAt: null,
    limit: 5,
    perBuyer: null,
    used: 0,
    active: true,
    status: 'active',
    deleted: false,
  })
  const params = { id: created.id }
  const changed = await discounts.edit.send({ params, body: { kind: 'percent', value: 7.25, limit: null } })
  expect(changed).toMatchObject({ kind: 'percent', value: 7.25, limit: null, minimum: 30, code: 'Pier-7' })
  expect(await discounts.show.send({ params })).toEqual(changed)
  await discounts.remove.send({ params })
  expect((await discounts.list.send({ query: { q: 'pier' } })).length).toBe(0)
  await discounts.edit.send({ params, body: { deleted: false } })
  expect((await discounts.list.send({ query: { q: 'pier' } })).map(({ id }) => id)).toEqual([created.id])
})

test('derives the status of a code from its switch, its period and its uses', async () => {
  const admin = await (await openShop(openRuntime))()
  const { discounts } = admin
  const before = await discounts.counts.send()
  const cases: [Discount['status'], Parameters<typeof addCode>[1]][] = [
    ['active', { startsAt: addHours(-1), endsAt: addHours(1) }],
    ['scheduled', { startsAt: addHours(1) }],
    ['expired', { startsAt: addHours(-2), endsAt: addHours(-1) }],
    ['off', { startsAt: addHours(-2), endsAt: addHours(-1), active: false }],
  ]
  for (const [index, [status, extra]] of cases.entries()) {
    const created = await addCode(admin, { code: `PIER-${index}`, ...extra })
    expect(created.status).toBe(status)
    expect((await discounts.list.send({ query: { status: [status] } })).map(({ id }) => id)).toContain(created.id)
  }
  const counts = await discounts.counts.send()
  for (const [status] of cases) expect(counts[status] - before[status]).toBe(1)
  expect(counts.all - before.all).toBe(cases.length)
  expect((await discounts.counts.send({ query: { q: 'pier-1' } })).all).toBe(1)
})

test('sorts codes, and lists those without an end last', async () => {
  const admin = await (await openShop(openRuntime))()
  const { discounts } = admin
  await addCode(admin, { code: 'aardvark', endsAt: addHours(1) })
  const codes = (await discounts.list.send({ query: { sort: 'code' } })).map(({ code }) => code.toUpperCase())
  expect(codes).toEqual(codes.toSorted())
  const ends = (await discounts.list.send({ query: { sort: 'endsAt' } })).map(({ endsAt }) => endsAt ?? '9999')
  expect(ends).toEqual(ends.toSorted())
  const used = (await discounts.list.send({ query: { sort: '-used' } })).map((one) => one.used)
  expect(used).toEqual(used.toSorted((one, other) => other - one))
  const [first] = await discounts.list.send({ query: { limit: 1 } })
  expect(first?.code).toBe('aardvark')
})

test('rejects a duplicate code regardless of case and spaces, but ignores removed codes', async () => {
  const admin = await (await openShop(openRuntime))()
  const { discounts } = admin
  const refusal = { status: 422, issues: [{ path: 'code' }] }
  const first = await addCode(admin, { code: 'Pier' })
  await expect(addCode(admin, { code: 'PIER' })).rejects.toMatchObject(refusal)
  const other = await addCode(admin, { code: 'QUAY' })
  const edit = (id: number, body: object) => discounts.edit.send({ params: { id }, body })
  await expect(edit(other.id, { code: 'pier' })).rejects.toMatchObject(refusal)
  await edit(first.id, { code: 'PIER' })
  await discounts.remove.send({ params: { id: first.id } })
  await edit(other.id, { code: 'pier' })
  await expect(edit(first.id, { deleted: false })).rejects.toMatchObject(refusal)
  const results = await Promise.allSettled([addCode(admin, { code: 'N-1' }), addCode(admin, { code: 'n-1' })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
