import type { Bill } from '#platform/contracts/billing.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { FullOrder } from '../contract-orders.ts'

/** The reference that identifies the order on its bill. */
export const billReference = ({ number }: Pick<FullOrder, 'number'>) => `order ${number}`

interface Words {
  delivery: string
  /** The product's name with the chosen colour and size. */
  line: (line: FullOrder['lines'][number]) => string
  /** The note about the discount code. */
  code: (order: FullOrder, code: string) => string
  country: (code: string) => string
}

/** The order as a bill: lines before discounts, the delivery as another one, the code's deduction as a discount. */
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
