import type { Mailer } from '#platform/server/pipeline/call.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import type { Pieces } from '../contract-fulfilment.ts'
import type { FullOrder } from '../contract-orders.ts'
import { paymentRules } from './payments.ts'
import { formatLineName } from './line-name.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'

/** The content of the mail: all products, and the sums. */
function formatSummary({
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
  const formatRow = (name: string, amount: number) =>
    `<tr><td>${escapeHtml(name)}</td><td>${money.format(amount)}</td></tr>`
  const rows = [
    ...lines.map((line) => formatRow(`${line.qty} × ${formatLineName(line)}`, line.price * line.qty)),
    formatRow('Subtotal', subtotal),
    ...(discount > 0 ? [formatRow('Discount', -discount)] : []),
    formatRow('Delivery', deliveryCost),
    ...(discountCode ? [formatRow(`Discount code ${discountCode.code}`, -deduction)] : []),
    formatRow(`VAT (${taxRate} %)`, tax),
    formatRow('Total', total),
  ]
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

function formatAddress({ address }: FullOrder) {
  const { name, company, street, postalCode, city, country } = address
  const countryName = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return [name, company, street, `${postalCode} ${city}`, countryName].filter(Boolean).map(escapeHtml).join('<br>')
}

const send = (mail: Mailer, { address }: FullOrder, subject: string, paragraphs: readonly string[]) =>
  mail.send({
    to: [{ name: address.name, email: address.email }],
    subject,
    html: trustedHtml(paragraphs.join('')),
  })

const formatParagraph = (text: string) => `<p>${text}</p>`

interface Billing {
  /** The days until an invoice is due. */
  dueDays: number
  invoice: { number: string; address: string | undefined } | undefined
}

const formatInvoiceLink = ({ invoice }: Billing) =>
  invoice?.address
    ? [formatParagraph(`Your invoice: <a href="${escapeHtml(invoice.address)}">${escapeHtml(invoice.number)}</a>`)]
    : []

export const confirmOrder = (mail: Mailer, order: FullOrder, billing: Billing) =>
  send(mail, order, `Your order ${order.number}`, [
    formatParagraph(`Dear ${escapeHtml(order.address.name)},`),
    formatParagraph(`Thank you for your order of these products:`),
    formatSummary(order),
    ...formatInvoiceLink(billing),
    formatParagraph(paymentRules[order.payment].instructions(billing.dueDays)),
    formatParagraph(
      order.delivery === 'pickup'
        ? 'You will collect the order from us.'
        : `We will deliver to:<br>${formatAddress(order)}`,
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
    return line ? [escapeHtml(`${qty} × ${formatLineName(line)}`)] : []
  })
  const parcel = [carrier, tracking].filter(Boolean).map(escapeHtml).join(' ')
  await send(mail, order, `Your order ${order.number}`, [
    formatParagraph(`Dear ${escapeHtml(order.address.name)},`),
    formatParagraph(isAll ? 'Your order has been shipped.' : 'A part of your order has been shipped.'),
    formatParagraph(names.join('<br>')),
    ...(parcel ? [formatParagraph(`Tracking: ${parcel}`)] : []),
  ])
}

const statusTexts: Partial<Record<FullOrder['status'], string>> = {
  shipped: 'Your order has been shipped.',
  cancelled:
    'Your order has been cancelled. You do not have to pay anything. If you have paid, we return the money separately.',
  refunded: 'Your order has been credited. If you have paid, we return the money separately.',
}

/** Mails the buyer about a new status that concerns them. */
export async function notifyOfStatus(mail: Mailer, order: FullOrder) {
  const text = statusTexts[order.status]
  if (!text) return
  await send(mail, order, `Your order ${order.number}`, [
    formatParagraph(`Dear ${escapeHtml(order.address.name)},`),
    formatParagraph(text),
  ])
}
