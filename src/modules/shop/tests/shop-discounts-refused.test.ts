import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { shopDiscounts } from '../contract-discounts.ts'
import { shopOrders } from '../contract-orders.ts'
import { addCode, openShop, orderDraft, getStatuses } from './shop-test-steps.ts'

const draft = { code: 'PIER', kind: 'percent', value: 10 }

test('rejects an invalid discount at its field, and creates or changes nothing', async () => {
  const admin = await (await openShop(openRuntime))()
  const before = await admin.discounts.list.send()
  const created = (
    [
      [{}, 'code'],
      [{ ...draft, code: 'AB' }, 'code'],
      [{ ...draft, code: 'A B C' }, 'code'],
      [{ ...draft, code: 'A_B_C' }, 'code'],
      [{ ...draft, code: 'x'.repeat(41) }, 'code'],
      [{ ...draft, code: 7 }, 'code'],
      [{ ...draft, kind: 'gift' }, 'kind'],
      [{ ...draft, value: 0 }, 'value'],
      [{ ...draft, value: undefined }, 'value'],
      [{ ...draft, value: 100.01 }, 'value'],
      [{ ...draft, value: -1 }, 'value'],
      [{ ...draft, value: 1.001 }, 'value'],
      [{ ...draft, value: '10' }, 'value'],
      [{ ...draft, kind: 'amount', value: 1_000_001 }, 'value'],
      [{ ...draft, kind: 'freeDelivery' }, 'value'],
      [{ ...draft, minimum: -1 }, 'minimum'],
      [{ ...draft, categories: ['shoes'] }, 'categories.0'],
      [{ ...draft, categories: 'toys' }, 'categories'],
      [{ ...draft, startsAt: 'tomorrow' }, 'startsAt'],
      [{ ...draft, startsAt: '1999-01-01T00:00:00.000Z' }, 'startsAt'],
      [{ ...draft, startsAt: '2026-03-02T00:00:00Z', endsAt: '2026-03-02T00:00:00.000Z' }, 'endsAt'],
      [{ ...draft, limit: 0 }, 'limit'],
      [{ ...draft, limit: 1.5 }, 'limit'],
      [{ ...draft, perBuyer: 1_000_001 }, 'perBuyer'],
      [{ ...draft, active: 'yes' }, 'active'],
      [{ ...draft, used: 3 }, 'used'],
      [{ ...draft, status: 'active' }, 'status'],
      [{ ...draft, id: 1 }, 'id'],
      [[], ''],
    ] as const
  ).map(([body, at]) => ['POST', shopDiscounts.base, body, at] as const)
  // The first sample code takes 20 percent off.
  const first = `${shopDiscounts.base}/1`
  const cases = [
    ...created,
    ['PATCH', first, { value: 0 }, 'value'],
    ['PATCH', first, { value: 101 }, 'value'],
    ['PATCH', first, { kind: 'freeDelivery' }, 'value'],
    ['PATCH', first, { endsAt: '2000-01-02T00:00:00.000Z' }, 'endsAt'],
    ['PATCH', first, { code: '' }, 'code'],
    ['PATCH', first, { used: 0 }, 'used'],
    ['PATCH', first, { deleted: 'yes' }, 'deleted'],
    ['POST', `${shopOrders.base}/quote`, { delivery: 'pickup', code: 7 }, 'code'],
    ['POST', `${shopOrders.base}/quote`, { delivery: 'pickup', code: 'x'.repeat(101) }, 'code'],
    ['POST', shopOrders.base, { ...orderDraft(1), code: '' }, 'code'],
    ['POST', shopOrders.base, { ...orderDraft(1), deduction: 5 }, 'deduction'],
  ] as const
  expect(await admin.notRefused(cases)).toEqual([])
  expect(await admin.discounts.list.send()).toEqual(before)
  for (const query of ['sort=value', 'status=gone', 'colour=red', 'page=0'])
    expect((await admin.get(`${shopDiscounts.base}?${query}`)).status).toBe(422)
})

test('returns 404 for an unknown discount', async () => {
  const { discounts } = await (await openShop(openRuntime))()
  const params = { id: 99_999 }
  const attempts = [
    discounts.show.send({ params }),
    discounts.edit.send({ params, body: { active: false } }),
    discounts.remove.send({ params }),
  ]
  expect(await getStatuses(attempts)).toEqual([404, 404, 404])
})

test('lets managers do everything, viewers read, and agents use codes without listing them', async () => {
  const openClient = await openShop(openRuntime)
  const [manager, viewer, agent] = [await openClient('u2'), await openClient('u4'), await openClient('u3')]
  const { id } = await addCode(manager)
  const params = { id }
  await manager.discounts.edit.send({ params, body: { deleted: true } })
  await manager.discounts.edit.send({ params, body: { deleted: false } })
  const writes = ({ discounts }: typeof viewer) => [
    discounts.create.send({ body: { code: 'QUAY', kind: 'amount', value: 5 } }),
    discounts.edit.send({ params, body: { active: false } }),
    discounts.edit.send({ params, body: { deleted: true } }),
    discounts.remove.send({ params }),
  ]
  const reads = ({ discounts }: typeof viewer) => [
    discounts.list.send(),
    discounts.counts.send(),
    discounts.show.send({ params }),
  ]
  expect(await getStatuses(writes(viewer))).toEqual([403, 403, 403, 403])
  expect(await getStatuses(reads(viewer))).toEqual([0, 0, 0])
  expect(await getStatuses([...writes(agent), ...reads(agent)])).toEqual([403, 403, 403, 403, 403, 403, 403])
  await agent.cart.add.send({ body: { id: 1 } })
  expect((await agent.orders.quote.send({ body: { delivery: 'pickup', code: 'pier' } })).code?.code).toBe('PIER')
})
