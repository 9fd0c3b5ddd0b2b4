import type { Billed, BillingSource } from '#platform/contracts/billing.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { Invoice } from './contract-invoice.ts'
import { api } from './invoices-client.ts'

const billed = ({ number, id }: Invoice): Billed => ({ number, path: `/apps/invoice/detail/${id}` })

const source: BillingSource = {
  async find(reference) {
    const [invoice] = await api.list.send({ query: { reference, limit: 1 } })
    return invoice && billed(invoice)
  },
  async bill({ reference, currency, customer, lines, discount, note }) {
    const body = {
      reference,
      customer,
      lines: lines.map(({ name, unitPrice, units }) => ({ itemName: name, unitPrice: fromCents(unitPrice), units })),
      discount: fromCents(discount),
      note,
      currency,
    }
    return billed(await api.bill.send({ body }))
  },
}

export default source
