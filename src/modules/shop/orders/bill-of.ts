import type { Bill } from '#platform/contracts/billing.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { FullOrder } from '../contract-orders.ts'

/** What bills are known by where they are written. */
export const billReference = ({ number }: Pick<FullOrder, 'number'>) => `order ${number}`

interface Words {
  delivery: string
  /** With the colour and the size that were chosen. */
  line: (line: FullOrder['lines'][number]) => string
  /** What the bill says of the discount code. */
  code: (order: FullOrder, code: string) => string
  country: (code: string) => string
}

/** An order as a bill: its lines before their discounts, its delivery as one more; what its code took off is a discount. */
export function billOf(order: FullOrder, words: Words): Bill {
  const { name, company, street, postalCode, city, country, email, phone } = order.address
  const deliveryCost = toCents(order.deliveryCost)
  return {
    reference: billReference(order),
    currency: order.currency,
    customer: {
      name,
      company,
      email,
      phone,
      address: [street, `${postalCode} ${city}`, words.country(country)].join('\n'),
    },
    lines: [
      ...order.lines.map((line) => ({ name: words.line(line), unitPrice: toCents(line.price), units: line.qty })),
      ...(deliveryCost > 0 ? [{ name: words.delivery, unitPrice: deliveryCost, units: 1 }] : []),
    ],
    discount: toCents(order.discount) + toCents(order.deduction),
    note: order.discountCode ? words.code(order, order.discountCode.code) : '',
  }
}
