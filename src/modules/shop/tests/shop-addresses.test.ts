import { expect, test } from 'vitest'
import { search } from '#platform/contracts/search-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { buy, openShop, type ShopClient } from './shop-test-steps.ts'

const address = {
  name: 'Zelda Quimper',
  company: 'Quimperware',
  street: '17 Vexley Row',
  city: 'Brixworth',
  postalCode: 'QX9 4ZP',
  country: 'GB',
  phone: '+44 1632 960471',
  email: 'zelda@quimper.example',
} as const
const personal = Object.values(address).filter((text) => text !== 'GB')
/** The parts that the global search knows. */
const searched = [address.name, address.company, address.city, address.email]
const namesIn = (text: string) => personal.filter((value) => text.includes(value))

/** Everything that a user reads of an order, and what a search by each part of its address finds. */
async function readEverywhere({ orders, get }: ShopClient, id: number, number: number) {
  const listed = await orders.list.send({ query: { ids: [id] } })
  const found = await Promise.all(
    [...personal, 'zel', '960471'].map(async (q) => ({
      list: (await orders.list.send({ query: { q, ids: [id] } })).length,
      count: (await orders.counts.send({ query: { q, ids: [id] } })).all,
      export: (await (await orders.export.send({ query: { q, ids: [id] } })).blob.text()).split('\r\n').length - 2,
    })),
  )
  const send = async (request: Request) => get(request.url.replace(/^https?:\/\/[^/]+/, ''))
  const { find, at } = client(search, { send })
  return {
    texts: JSON.stringify([
      listed,
      await orders.show.send({ params: { id } }),
      await (await orders.export.send({ query: { ids: [id] } })).blob.text(),
      await at.send({ query: { path: [`/apps/ecommerce/orders/${id}`] } }),
      (await find.send({ query: { q: String(number), topic: ['shop-orders'] } })).hits,
    ]),
    hasField: listed.some((order) => 'address' in order),
    found: found.map((counts) => Object.values(counts)),
    hits: (await Promise.all(searched.map((q) => find.send({ query: { q, topic: ['shop-orders'] } })))).map(
      ({ hits }) => hits.some((hit) => hit.id === String(id)),
    ),
    byNumber: (await orders.list.send({ query: { q: String(number) } })).map((order) => order.id),
  }
}

test.each([
  ['administrator', 'u1', true],
  ['manager', 'u5', true],
  ['agent', 'u3', false],
  ['viewer', 'u4', false],
])('%s %s reads and finds the address of another buyer: %s', async (_, userId, isShown) => {
  const openClient = await openShop(openRuntime)
  const { id, number } = await buy(await openClient('u2'), 1, 1, { address })
  const { texts, hasField, found, hits, byNumber } = await readEverywhere(await openClient(userId), id, number)
  expect(namesIn(texts)).toEqual(isShown ? personal : [])
  expect(hasField).toBe(isShown)
  const count = isShown ? 1 : 0
  expect(found).toEqual(found.map(() => [count, count, count]))
  expect(hits).toEqual(searched.map(() => isShown))
  expect(byNumber).toContain(id)
})

test('an agent reads and finds the addresses of their own orders', async () => {
  const openClient = await openShop(openRuntime)
  const agent = await openClient('u3')
  const { id, number, ...placed } = await buy(agent, 1, 1, { address })
  expect(placed.address).toEqual(address)
  const { texts, found, hits } = await readEverywhere(agent, id, number)
  expect(namesIn(texts)).toEqual(personal)
  expect(found).toEqual(found.map(() => [1, 1, 1]))
  expect(hits).toEqual(searched.map(() => true))
  expect((await agent.orders.mine.send())[0]?.address).toEqual(address)
})

test('the order of names does not reveal them', async () => {
  const openClient = await openShop(openRuntime)
  const viewer = await openClient('u4')
  const latest = await viewer.orders.list.send({ query: { limit: 5 } })
  expect(await viewer.orders.list.send({ query: { limit: 5, sort: 'name' } })).toEqual(latest)
})
