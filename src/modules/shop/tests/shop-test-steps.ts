import { onTestFinished } from 'vitest'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { createUploader } from '#testing/browser/visitor.ts'
import { type ProductDraft, shop } from '../contract.ts'
import { shopCart } from '../contract-cart.ts'
import { type DiscountDraft, shopDiscounts } from '../contract-discounts.ts'
import { type OrderDraft, shopOrders } from '../contract-orders.ts'

interface Runtime {
  visitor(): Promise<{ send: Send }>
  close(): Promise<void>
}

/**
 * A server of the test's own and its sample users: u1 the administrator, u2 and u5 managers, u3, u6 and u7 agents, u4
 * and u8 viewers.
 */
export async function openShop(openRuntime: () => Promise<Runtime>) {
  const home = await openRuntime()
  onTestFinished(() => home.close())
  return async (userId = 'u1') => {
    const visitor = await home.visitor()
    if (userId !== 'u1') await client(session, visitor).change.send({ body: { userId } })
    const send = (path: string, method: string, body: unknown) =>
      visitor.send(
        new Request(`http://atrium.test${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
    return {
      products: client(shop, visitor),
      cart: client(shopCart, visitor),
      orders: client(shopOrders, visitor),
      discounts: client(shopDiscounts, visitor),
      send,
      get: (path: string) => visitor.send(new Request(`http://atrium.test${path}`)),
      /** Sends each request, and returns those that were not rejected for the expected reason. */
      async notRefused(cases: readonly (readonly [method: string, path: string, body: unknown, at: string])[]) {
        const answers = []
        for (const [method, path, body, at] of cases) {
          const response = await send(path, method, body)
          const { issues = [] } = await response.json()
          const isRefused = response.status === 422 && issues.some((issue: { path: string }) => issue.path === at)
          if (!isRefused) answers.push([method, path, body, response.status, issues])
        }
        return answers
      },
      upload: createUploader(visitor),
    }
  }
}

export type ShopClient = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>>>

export const productDraft: ProductDraft = { title: 'Tin drum', price: 20, category: ['toys'], gender: 'Kids', qty: 10 }

const address = {
  name: 'Wilma Aldous',
  street: '3 Quay Lane',
  city: 'Bristol',
  postalCode: 'BS1 5ZZ',
  country: 'GB',
  email: 'wilma@aldous.example',
} as const

export const orderDraft = (total: number, extra: Partial<OrderDraft> = {}): OrderDraft => ({
  key: crypto.randomUUID(),
  address,
  delivery: 'standard',
  payment: 'invoice',
  total,
  ...extra,
})

export async function addProduct({ products }: ShopClient, extra: Partial<ProductDraft> = {}) {
  return products.create.send({ body: { ...productDraft, ...extra } })
}

export async function addCode({ discounts }: ShopClient, extra: Partial<DiscountDraft> = {}) {
  return discounts.create.send({ body: { code: 'PIER', kind: 'percent', value: 10, ...extra } })
}

/** Adds pieces to the cart and orders its content. */
export async function buy(buyer: ShopClient, id: number, qty = 1, extra: Partial<OrderDraft> = {}) {
  await buyer.cart.add.send({ body: { id, qty } })
  const { delivery = 'standard', code } = extra
  const { total } = await buyer.orders.quote.send({ body: { delivery, ...(code && { code }) } })
  return buyer.orders.place.send({ body: orderDraft(total, extra) })
}

/** The HTTP status of each rejection; 0 for successful requests. */
export const getStatuses = async (attempts: readonly Promise<unknown>[]): Promise<number[]> =>
  (await Promise.allSettled(attempts)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 0))
