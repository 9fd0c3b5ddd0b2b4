import { openRuntime } from '#testing/databases/runtimes.ts'
import type { FullOrder } from '../contract-orders.ts'
import { addProduct, buy, openShop, type ShopClient } from './shop-test-steps.ts'

/** The part of a document of the invoicing module that an order must agree with. */
interface InvoiceDocument {
  id: number
  number: string
  reference: string
  paymentState: string
  orderDate: string
  dueDate: string
  grandTotal: number
  credited: number
  paid: number
  balance: number
  payments: { id: number; amount: number; method: string; creditNoteId: number | null }[]
  creditNotes: { number: string; total: number; refunded: number }[]
}

const invoicesPath = '/api/data/invoicedata'
const today = new Date().toISOString().slice(0, 10)
export const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + cents(amount), 0)

/** The id of an order's invoice. */
export const getInvoiceId = ({ invoice }: FullOrder) => Number(invoice?.path.split('/').at(-1))

/** A client of the invoicing module, whose name this module does not know. */
function createBooksClient({ send, get }: ShopClient) {
  const show = async (id: number): Promise<InvoiceDocument> => (await get(`${invoicesPath}/${id}`)).json()
  return {
    show,
    pay: (id: number, amount: number) => send(`${invoicesPath}/${id}/payments`, 'POST', { amount, date: today }),
    unpay: (id: number, payment: number) => send(`${invoicesPath}/${id}/payments/${payment}`, 'DELETE', {}),
    credit: (id: number, body: object) =>
      send(`${invoicesPath}/${id}/credit-notes`, 'POST', { reason: 'Broken', ...body }),
    cancel: (id: number) => send(`${invoicesPath}/${id}/void`, 'POST', { reason: 'Mistake' }),
    figures: async () => (await get(`${invoicesPath}/figures?from=${today}&to=${today}&timeZone=UTC`)).json(),
    all: async (): Promise<InvoiceDocument[]> => (await get(`${invoicesPath}?limit=1000`)).json(),
  }
}

/** A shop with a sold order; undefined if no module writes invoices. */
export async function openShopWithInvoices() {
  const admin = await (await openShop(openRuntime))()
  const { id } = await addProduct(admin, { price: 18.15, discount: 10, qty: 1000 })
  const order = await buy(admin, id, 3)
  return order.invoice ? { admin, product: id, order, booksClient: createBooksClient(admin) } : undefined
}

/** Pseudo-random numbers of a seed, the same in each run. */
export function createRandom(seed: number) {
  let state = seed
  return (count: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % count
  }
}

/** Steps of orders that send, take back or settle a part, and may be refused. */
export const createOrderSteps = ({ orders }: ShopClient, next: (count: number) => number) => ({
  ship: async ({ id, lines, shipments }: FullOrder) => {
    const shipped = shipments.flatMap((one) => one.lines).reduce((sum, { qty }) => sum + qty, 0)
    const pieces = lines.map((line) => ({ id: line.id, qty: 1 + next(line.qty) }))
    await orders.ship.send({ params: { id }, body: { lines: pieces, shipped } }).catch(() => {})
  },
  refund: async ({ id, lines, credited }: FullOrder) => {
    const pieces = lines.map((line) => ({ id: line.id, qty: 1 + next(line.qty) }))
    const body = { lines: pieces, restock: next(2) === 0, reason: 'Broken', credited }
    await orders.refund.send({ params: { id }, body }).catch(() => {})
  },
  settle: async ({ id, balance }: FullOrder) => {
    await orders.pay.send({ params: { id }, body: { balance } }).catch(() => {})
  },
})

/** The faults in the books after a step: of the order, its invoice and the figures. */
export async function findFaults({
  admin,
  booksClient,
  orders,
}: {
  admin: ShopClient
  booksClient: ReturnType<typeof createBooksClient>
  orders: readonly number[]
}) {
  const faults: string[] = []
  const check = (name: string, one: unknown, other: unknown) => {
    if (JSON.stringify(one) !== JSON.stringify(other))
      faults.push(`${name}: ${JSON.stringify(one)}, ${JSON.stringify(other)}`)
  }
  for (const id of orders) {
    const order = await admin.orders.show.send({ params: { id } })
    const document = await booksClient.show(getInvoiceId(order))
    const at = (name: string) => `${name} of ${order.number} ${order.status} ${document.paymentState}`
    check(at('total'), order.total, document.grandTotal)
    check(at('paid'), order.paid, document.paid)
    check(at('credited'), order.credited, document.credited)
    check(at('balance'), order.balance, document.balance)
    check(at('payments'), cents(document.paid), sum(document.payments.map(({ amount }) => amount)))
    check(at('credit notes'), cents(document.credited), sum(document.creditNotes.map(({ total }) => total)))
    const expectedBalance =
      document.paymentState === 'void'
        ? 0
        : cents(document.grandTotal) - cents(document.credited) - cents(document.paid)
    check(at('sum'), cents(document.balance), expectedBalance)
    check(
      at('signs'),
      [document.balance, document.paid, document.credited].every((amount) => amount >= 0),
      true,
    )
    const takenBack = sum(order.refunds.map(({ amount }) => amount))
    check(at('refunds'), takenBack <= cents(order.credited), true)
    for (const { id: product, qty } of order.lines) {
      const pieces = order.refunds.flatMap(({ lines }) => lines).filter((one) => one.id === product)
      check(at('refunded pieces'), pieces.reduce((all, one) => all + one.qty, 0) <= qty, true)
    }
    const isOver = order.status === 'cancelled' || order.status === 'refunded'
    check(at('end'), isOver, document.paymentState === 'void' || document.paymentState === 'credited')
    if (order.status === 'pending') check(at('pending'), document.balance > 0, true)
    if (order.status === 'paid') check(at('settled'), document.balance, 0)
  }
  const all = await booksClient.all()
  const { outstanding, totals } = await booksClient.figures()
  const counted = all.filter(({ paymentState: state }) => state !== 'draft' && state !== 'void')
  check('outstanding', cents(outstanding.balance), sum(counted.map(({ balance }) => balance)))
  const billedToday = counted.filter(({ orderDate }) => orderDate === today)
  check('billed', cents(totals.billed), sum(billedToday.map(({ grandTotal }) => grandTotal)))
  return faults
}
