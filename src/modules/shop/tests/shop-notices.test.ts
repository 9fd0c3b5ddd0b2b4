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

test('withdraws the notices of products that are in stock again, by an edit or a cancelled order', async () => {
  const { as, takeWithdrawn } = await openNotices()
  const products = await as('u1', shop)
  const [product] = (await products.list.send({ query: { sort: '-qty' } })).filter(({ stock }) => stock)
  if (!product) throw new Error('No product is in stock')
  const params = { id: product.id }
  const [soldOut, low] = [`shop soldOut ${product.id}`, `shop lowStock ${product.id}`]
  await products.edit.send({ params, body: { qty: 0 } })
  expect(takeWithdrawn()).toEqual([])
  await products.edit.send({ params, body: { qty: 3 } })
  expect(takeWithdrawn()).toEqual([soldOut])
  await products.bulk.send({ body: { ids: [product.id], changes: { addQty: 7 } } })
  expect(takeWithdrawn()).toEqual([low, soldOut])

  const cart = await as('u3', shopCart)
  await cart.add.send({ body: { id: product.id, qty: 10 } })
  const orders = await as('u3', shopOrders)
  const { total } = await orders.quote.send({ body: { delivery: 'pickup' } })
  const order = { key: crypto.randomUUID(), address, delivery: 'pickup', payment: 'transfer', total } as const
  const { id } = await orders.place.send({ body: order })
  await (await as('u1', shopOrders)).change.send({ params: { id }, body: { status: 'cancelled' } })
  expect(takeWithdrawn().filter((one) => one.startsWith('shop '))).toEqual([low, soldOut])
})
