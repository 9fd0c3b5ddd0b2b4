import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { addProduct, openShop } from './shop-test-steps.ts'

test('the store finds products by colours that a buyer gets, and counts them so', async () => {
  const admin = await (await openShop(openRuntime))()
  const color = '#94D82D'
  const countLime = async () => (await admin.products.facets.send({ query: { main: true } })).color[color]
  const before = await countLime()
  const { id: several } = await addProduct(admin, { title: 'Two colours', colors: [color, '#FFC0CB'] })
  const { id: single } = await addProduct(admin, { title: 'One colour', colors: [color] })
  const listIds = async (main?: true) =>
    (await admin.products.list.send({ query: { color: [color], ids: [several, single], ...(main && { main }) } }))
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
  expect(await listIds(true)).toEqual([single])
  expect(await listIds()).toEqual([several, single])
  expect(await countLime()).toBe((before ?? 0) + 1)
})
