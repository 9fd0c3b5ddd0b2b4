import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { type Visitor, visitorAs } from './visitor.ts'

const shop = '/api/data/eCommerce'
const stock = 100_000
const buyers = ['u2', 'u3', 'u5', 'u6']
const uploaders = ['u1', 'u7']

const Made = z.object({ id: z.int() })
const Priced = z.object({ total: z.number() })
const Stored = z.object({ id: z.string() })

/** Number of writers. */
export const writers = buyers.length + uploaders.length

const address = {
  name: 'Wilma Aldous',
  street: '3 Quay Lane',
  city: 'Bristol',
  postalCode: 'BS1 5ZZ',
  country: 'GB',
  email: 'wilma@aldous.example',
}

async function asked<Schema extends z.ZodType>(
  schema: Schema,
  response: ReturnType<Visitor>,
): Promise<z.output<Schema>> {
  const { status, body } = await response
  if (status >= 300) throw Object.assign(new Error(`${status} ${JSON.stringify(body)}`), { status })
  return schema.parse(body)
}

const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : undefined)

interface Draft {
  key: string
  total: number
}

/**
 * Concurrent buyers and uploaders. One without a response sends the same order again, with the same key, as the checkout
 * does.
 */
export function load() {
  const products: number[] = []
  const visitors = new Map<number, Visitor>()
  const waiting = new Map<number, Draft>()
  /** Acknowledged writes: each order with its key, each file with its bytes. */
  const orders = new Map<string, number>()
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const seen = { resent: 0, doubled: 0 }

  const createVisitor = async (at: string, writer: number) => {
    const existing = visitors.get(writer)
    if (existing) return existing
    const visitor = await visitorAs(at, [...buyers, ...uploaders][writer] ?? 'u1')
    visitors.set(writer, visitor)
    return visitor
  }

  async function place(at: string, ask: Visitor, writer: number, { key, total }: Draft) {
    const body = { key, total, address, delivery: 'standard', payment: 'invoice' }
    waiting.set(writer, { key, total })
    const { id } = await asked(Made, ask(at, 'POST', `${shop}/orders`, body))
    if ((orders.get(key) ?? id) !== id) seen.doubled += 1
    orders.set(key, id)
    waiting.delete(writer)
    return `order ${id}`
  }

  async function sendAgain(at: string, ask: Visitor, writer: number, draft: Draft) {
    seen.resent += 1
    try {
      return await place(at, ask, writer, draft)
    } catch (error) {
      // The killed call had neither bought nor filled the cart.
      if (statusOf(error) !== 409) throw error
      waiting.delete(writer)
      return undefined
    }
  }

  async function buy(at: string, writer: number, sequence: number) {
    const ask = await createVisitor(at, writer)
    const draft = waiting.get(writer)
    const again = draft && (await sendAgain(at, ask, writer, draft))
    if (again) return again
    const lines = products.map((id, index) => ({ id, qty: 1 + ((sequence + index) % 3) }))
    await asked(z.unknown(), ask(at, 'PUT', `${shop}/cart`, { lines }))
    const { total } = await asked(Priced, ask(at, 'POST', `${shop}/orders/quote`, { delivery: 'standard' }))
    const fresh = { key: crypto.randomUUID(), total }
    const id = await place(at, ask, writer, fresh)
    if (sequence % 5 === 0) await place(at, ask, writer, fresh)
    return id
  }

  async function upload(at: string, writer: number, sequence: number) {
    const ask = await createVisitor(at, writer)
    const bytes = new Uint8Array(randomBytes(20_000 + (sequence % 7) * 30_000))
    const { id } = await asked(Stored, ask(at, 'POST', `/api/files?name=trial-${sequence}.bin`, bytes))
    files.set(id, bytes)
    return `file ${id}`
  }

  return {
    products,
    orders,
    files,
    seen,
    stock,
    /** Stocks the products that are bought. */
    async prepare(at: string) {
      const ask = await visitorAs(at, 'u1')
      for (const title of ['Trial lamp', 'Trial chair', 'Trial table']) {
        const draft = { title, price: 20, category: ['toys'], gender: 'Kids', qty: stock }
        products.push((await asked(Made, ask(at, 'POST', `${shop}/ProductsData`, draft))).id)
      }
    },
    write: (at: string, sequence: number, writer: number) =>
      writer < buyers.length ? buy(at, writer, sequence) : upload(at, writer, sequence),
    /** Repeats the orders with unknown outcome. */
    async settle(at: string) {
      for (const [writer, draft] of waiting) await sendAgain(at, await createVisitor(at, writer), writer, draft)
    },
  }
}

export type Load = ReturnType<typeof load>
