import { openRuntime } from '#testing/databases/runtimes.ts'
import type { FullOrder } from '../contract-orders.ts'
import { addProduct, buy, openShop, type ShopClient } from './shop-test-steps.ts'

/** The part of a document of the invoicing module that an order must agree with. */
interface Paper {
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
  payments: { id: number; amount: number; creditNoteId: number | null }[]
  creditNotes: { number: string; total: number; refunded: number }[]
}

const papers = '/api/data/invoicedata'
const today = new Date().toISOString().slice(0, 10)
export const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + cents(amount), 0)

/** The id of an order's invoice. */
export const idOf = ({ invoice }: FullOrder) => Number(invoice?.path.split('/').at(-1))

/** A client of the invoicing module, whose name this module does not know. */
function bookkeeper({ send, get }: ShopClient) {
  const show = async (id: number): Promise<Paper> => (await get(`${papers}/${id}`)).json()
  return {
    show,
    pay: (id: number, amount: number) => send(`${papers}/${id}/payments`, 'POST', { amount, date: today }),
    unpay: (id: number, payment: number) => send(`${papers}/${id}/payments/${payment}`, 'DELETE', {}),
    credit: (id: number, body: object) => send(`${papers}/${id}/credit-notes`, 'POST', { reason: 'Broken', ...body }),
    cancel: (id: number) => send(`${papers}/${id}/void`, 'POST', { reason: 'Mistake' }),
    figures: async () => (await get(`${papers}/figures?from=${today}&to=${today}&timeZone=UTC`)).json(),
    all: async (): Promise<Paper[]> => (await get(`${papers}?limit=1000`)).json(),
  }
}

/** A shop with a sold order; undefined if no module writes invoices. */
export async function openBooks() {
  const admin = await (await openShop(openRuntime))()
  const { id } = await addProduct(admin, { price: 18.15, discount: 10, qty: 1000 })
  const order = await buy(admin, id, 3)
  return order.invoice ? { admin, product: id, order, books: bookkeeper(admin) } : undefined
}

/** Pseudo-random numbers of a seed, the same in each run. */
export function numbersOf(seed: number) {
  let state = seed
  return (count: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % count
  }
}

/** The faults in the books after a step: of the order, its invoice and the figures. */
export async function faultsOf({
  admin,
  books,
  orders,
}: {
  admin: ShopClient
  books: ReturnType<typeof bookkeeper>
  orders: readonly number[]
}) {
  const faults: string[] = []
  const check = (name: string, one: unknown, other: unknown) => {
    if (JSON.stringify(one) !== JSON.stringify(other))
      faults.push(`${name}: ${JSON.stringify(one)}, ${JSON.stringify(other)}`)
  }
  for (const id of orders) {
    const order = await admin.orders.show.send({ params: { id } })
    const paper = await books.show(idOf(order))
    const at = (name: string) => `${name} of ${order.number} ${order.status} ${paper.paymentState}`
    check(at('total'), order.total, paper.grandTotal)
    check(at('paid'), order.paid, paper.paid)
    check(at('credited'), order.credited, paper.credited)
    check(at('balance'), order.balance, paper.balance)
    check(at('payments'), cents(paper.paid), sum(paper.payments.map(({ amount }) => amount)))
    check(at('credit notes'), cents(paper.credited), sum(paper.creditNotes.map(({ total }) => total)))
    const left = paper.paymentState === 'void' ? 0 : cents(paper.grandTotal) - cents(paper.credited) - cents(paper.paid)
    check(at('sum'), cents(paper.balance), left)
    check(
      at('signs'),
      [paper.balance, paper.paid, paper.credited].every((amount) => amount >= 0),
      true,
    )
    const isOver = order.status === 'cancelled' || order.status === 'refunded'
    check(at('end'), isOver, paper.paymentState === 'void' || paper.paymentState === 'credited')
    if (order.status === 'pending') check(at('pending'), paper.balance > 0, true)
    if (order.status === 'paid') check(at('settled'), paper.balance, 0)
  }
  const all = await books.all()
  const { outstanding, totals } = await books.figures()
  const counted = all.filter(({ paymentState: state }) => state !== 'draft' && state !== 'void')
  check('outstanding', cents(outstanding.balance), sum(counted.map(({ balance }) => balance)))
  const ofToday = counted.filter(({ orderDate }) => orderDate === today)
  check('billed', cents(totals.billed), sum(ofToday.map(({ grandTotal }) => grandTotal)))
  return faults
}
