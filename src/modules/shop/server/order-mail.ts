import type { Mailer } from '#platform/server/pipeline/call.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import type { Pieces } from '../contract-fulfilment.ts'
import type { FullOrder } from '../contract-orders.ts'
import { paymentMethods } from './payments.ts'
import { lineName } from './line-name.ts'

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The content of the mail: all products, and the sums. */
function summaryOf({
  lines,
  subtotal,
  discount,
  deliveryCost,
  discountCode,
  deduction,
  tax,
  taxRate,
  total,
  currency,
}: FullOrder) {
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  const row = (name: string, amount: number) => `<tr><td>${escaped(name)}</td><td>${money.format(amount)}</td></tr>`
  const rows = [
    ...lines.map((line) => row(`${line.qty} × ${lineName(line)}`, line.price * line.qty)),
    row('Subtotal', subtotal),
    ...(discount > 0 ? [row('Discount', -discount)] : []),
    row('Delivery', deliveryCost),
    ...(discountCode ? [row(`Discount code ${discountCode.code}`, -deduction)] : []),
    row(`VAT (${taxRate} %)`, tax),
    row('Total', total),
  ]
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

function addressOf({ address }: FullOrder) {
  const { name, company, street, postalCode, city, country } = address
  const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return [name, company, street, `${postalCode} ${city}`, countryName].filter(Boolean).map(escaped).join('<br>')
}

const send = (mail: Mailer, { address }: FullOrder, subject: string, paragraphs: readonly string[]) =>
  mail.send({
    to: [{ name: address.name, email: address.email }],
    subject,
    html: trustedHtml(paragraphs.join('')),
  })

const paragraph = (words: string) => `<p>${words}</p>`

interface Billing {
  /** The days until an invoice is due. */
  dueDays: number
  invoice: { number: string; address: string | undefined } | undefined
}

const invoiceLink = ({ invoice }: Billing) =>
  invoice?.address
    ? [paragraph(`Your invoice: <a href="${escaped(invoice.address)}">${escaped(invoice.number)}</a>`)]
    : []

export const confirmOrder = (mail: Mailer, order: FullOrder, billing: Billing) =>
  send(mail, order, `Your order ${order.number}`, [
    paragraph(`Dear ${escaped(order.address.name)},`),
    paragraph(`Thank you for your order of these products:`),
    summaryOf(order),
    ...invoiceLink(billing),
    paragraph(paymentMethods[order.payment].instructions(billing.dueDays)),
    paragraph(
      order.delivery === 'pickup'
        ? 'You will collect the order from us.'
        : `We will deliver to:<br>${addressOf(order)}`,
    ),
  ])

interface Shipped {
  lines: readonly Pieces[]
  carrier: string
  tracking: string
  /** Whether nothing is left to be sent. */
  isAll: boolean
}

/** Mails the buyer what was sent, and how to follow it. */
export async function notifyOfShipment(mail: Mailer, order: FullOrder, { lines, carrier, tracking, isAll }: Shipped) {
  const names = lines.flatMap(({ id, qty }) => {
    const line = order.lines.find((one) => one.id === id)
    return line ? [escaped(`${qty} × ${lineName(line)}`)] : []
  })
  const parcel = [carrier, tracking].filter(Boolean).map(escaped).join(' ')
  await send(mail, order, `Your order ${order.number}`, [
    paragraph(`Dear ${escaped(order.address.name)},`),
    paragraph(isAll ? 'Your order has been shipped.' : 'A part of your order has been shipped.'),
    paragraph(names.join('<br>')),
    ...(parcel ? [paragraph(`Tracking: ${parcel}`)] : []),
  ])
}

const news: Partial<Record<FullOrder['status'], string>> = {
  shipped: 'Your order has been shipped.',
  cancelled: 'Your order has been cancelled. You do not have to pay anything.',
  refunded: 'We have refunded your order. The money should arrive within a few days.',
}

/** Mails the buyer about a new status that concerns them. */
export async function notifyOfStatus(mail: Mailer, order: FullOrder) {
  const words = news[order.status]
  if (!words) return
  await send(mail, order, `Your order ${order.number}`, [
    paragraph(`Dear ${escaped(order.address.name)},`),
    paragraph(words),
  ])
}
