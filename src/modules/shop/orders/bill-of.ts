import type { Bill } from '#platform/billing.ts'
import { toCents } from '#platform/money.ts'
import type { FullOrder } from '../contract-orders.ts'

/** What bills are known by where they are written. */
export const billReference = ({ number }: Pick<FullOrder, 'number'>) => `order ${number}`

/** An order as a bill: its lines before their discounts, its delivery as one more. */
export function billOf(order: FullOrder, deliveryName: string, countryName: (code: string) => string): Bill {
  const { name, company, street, postalCode, city, country, email, phone } = order.address
  const deliveryCost = toCents(order.deliveryCost)
  return {
    reference: billReference(order),
    customer: {
      name,
      company,
      email,
      phone,
      address: [street, `${postalCode} ${city}`, countryName(country)].join('\n'),
    },
    lines: [
      ...order.lines.map(({ title, price, qty }) => ({ name: title, unitPrice: toCents(price), units: qty })),
      ...(deliveryCost > 0 ? [{ name: deliveryName, unitPrice: deliveryCost, units: 1 }] : []),
    ],
    discount: toCents(order.discount),
  }
}
