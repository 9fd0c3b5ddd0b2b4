import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { shop } from '../contract.ts'
import { shopCart } from '../contract-cart.ts'
import { shopOrders } from '../contract-orders.ts'

const address = {
  name: 'Edith Quay',
  company: '',
  street: '3 Quay Lane',
  city: 'Bristol',
  postalCode: 'BS1 5ZZ',
  country: 'GB',
  phone: '',
  email: 'edith@quay.example',
} as const

test('notifies staff of new orders and low stock, and buyers of the status of their orders', async () => {
  const { as, takeNotices } = await openNotices()
  const products = await as('u1', shop)
  const [product] = (await products.list.send({ query: { sort: '-qty' } })).filter(({ stock }) => stock)
  if (!product) throw new Error('No product is in stock')
  const cart = await as('u3', shopCart)
  await cart.add.send({ body: { id: product.id, qty: Math.max(1, product.qty - 2) } })
  const orders = await as('u3', shopOrders)
  const { total } = await orders.quote.send({ body: { delivery: 'pickup' } })
  const draft = { key: crypto.randomUUID(), address, delivery: 'pickup', payment: 'transfer', total } as const
  const { id, number } = await orders.place.send({ body: draft })
  await orders.place.send({ body: draft })
  const reported = takeNotices()
  const at = `(/apps/ecommerce/orders/${id})`
  for (const manager of ['u1', 'u2', 'u5']) {
    expect(reported.filter((text) => text.startsWith(`${manager}: Amina Haddad placed order ${number}`))).toHaveLength(
      1,
    )
    expect(reported).toContain(`${manager}: Only 2 of “${product.title}” left (/apps/ecommerce/detail/${product.id})`)
  }
  expect(reported).toHaveLength(6)
  await (await as('u2', shopOrders)).change.send({ params: { id }, body: { status: 'paid' } })
  expect(takeNotices()).toEqual([`u3: Your order ${number}: Paid ${at}`])
})
