import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { shop } from '../contract.ts'
import { shopDiscounts } from '../contract-discounts.ts'

test('finds a product by its name and its variants’ SKUs, and a draft only for those who may edit', async () => {
  const served = await serve(shop)
  const { id } = await served.create.send({
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
  expect(await served.finds('viewer', 'zp-77')).toMatchObject([{ id: String(id), title: 'Zeppelin kit', path }])
  await served.edit.send({ params: { id }, body: { status: 'draft' } })
  expect(await served.finds('viewer', 'zeppelin')).toEqual([])
  expect(await served.finds('manager', 'zeppelin')).toHaveLength(1)
  await served.remove.send({ params: { id } })
  expect(await served.finds('manager', 'zp-77')).toEqual([])
})

test('the list finds a category by its name in the reader’s language', async () => {
  const served = await serve(shop)
  const { id } = await served.create.send({
    body: { title: 'Zeppelin kit', price: 50, category: ['toys', 'books'], gender: 'Kids' },
  })
  await served.reads('fr')
  const found = async (q: string) => (await served.list.send({ query: { q } })).map((one) => one.id)
  expect(await found('zeppelin jouets livres')).toEqual([id])
  expect(await found('zeppelin mode')).toEqual([])
  expect((await served.facets.send({ query: { q: 'zeppelin jouets' } })).total).toBe(1)
  expect(await served.ids.send({ query: { q: 'zeppelin jouets' } })).toEqual([id])
})

test('the list of discounts finds a kind and a status by their names in the reader’s language', async () => {
  const served = await serve(shopDiscounts)
  const { id } = await served.create.send({ body: { code: 'ZEPPELIN', kind: 'freeDelivery', active: false } })
  await served.reads('fr')
  const found = async (q: string) => (await served.list.send({ query: { q } })).map((one) => one.id)
  expect(await found('zeppelin gratuite')).toEqual([id])
  expect(await found('zeppelin désactivé')).toEqual([id])
  expect(await found('zeppelin pourcentage')).toEqual([])
})
