import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { shop } from '../contract.ts'
import { shopDiscounts } from '../contract-discounts.ts'

test('finds a product by its name and its variants’ SKUs, and a draft only for those who may edit', async () => {
  const server = await serve(shop)
  const { id } = await server.create.send({
    body: {
      title: 'Zeppelin kit',
      price: 50,
      qty: 4,
      sku: 'ZP-1',
      color: '#1890FF',
      size: 'M',
      category: ['toys'],
      gender: 'Kids',
      variants: [{ color: '#FF4842', size: 'M', qty: 1, sku: 'ZP-77' }],
    },
  })
  const path = `/apps/ecommerce/detail/${id}`
  expect(await server.finds('viewer', 'zp-77')).toMatchObject([{ id: String(id), title: 'Zeppelin kit', path }])
  await server.edit.send({ params: { id }, body: { status: 'draft' } })
  expect(await server.finds('viewer', 'zeppelin')).toEqual([])
  expect(await server.finds('manager', 'zeppelin')).toHaveLength(1)
  await server.remove.send({ params: { id } })
  expect(await server.finds('manager', 'zp-77')).toEqual([])
})

test('the list finds a category by its name in the reader’s language', async () => {
  const server = await serve(shop)
  const { id } = await server.create.send({
    body: { title: 'Zeppelin kit', price: 50, category: ['toys', 'books'], gender: 'Kids' },
  })
  await server.reads('fr')
  const findIds = async (q: string) => (await server.list.send({ query: { q } })).map((one) => one.id)
  expect(await findIds('zeppelin jouets livres')).toEqual([id])
  expect(await findIds('zeppelin mode')).toEqual([])
  expect((await server.facets.send({ query: { q: 'zeppelin jouets' } })).total).toBe(1)
  expect(await server.ids.send({ query: { q: 'zeppelin jouets' } })).toEqual([id])
})

test('the list of discounts finds a kind and a status by their names in the reader’s language', async () => {
  const server = await serve(shopDiscounts)
  const { id } = await server.create.send({ body: { code: 'ZEPPELIN', kind: 'freeDelivery', active: false } })
  await server.reads('fr')
  const findIds = async (q: string) => (await server.list.send({ query: { q } })).map((one) => one.id)
  expect(await findIds('zeppelin gratuite')).toEqual([id])
  expect(await findIds('zeppelin désactivé')).toEqual([id])
  expect(await findIds('zeppelin pourcentage')).toEqual([])
})
