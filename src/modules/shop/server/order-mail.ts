import { type BankAccount, getBankAccount } from '#platform/numbers/bank-account.ts'
import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { languages } from '#platform/i18n/languages.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Mailer } from '#platform/server/pipeline/call.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import type { Pieces } from '../contract-fulfilment.ts'
import type { FullStoredOrder } from '../contract-orders.ts'
import { paymentRules } from '../payment-rules.ts'
import { listAccountLines } from '../account-lines.ts'
import { formatLineName } from './line-name.ts'
import { type OrderTexts, readOrderTexts, type TextServices } from './order-texts.ts'

/** What emails to buyers need. They are in the workspace's language, like the invoices. */
export interface MailServices extends TextServices {
  mail: Mailer
}

/** The content of the mail: all products, and the sums. */
function formatSummary(order: FullStoredOrder, { t, money, percent }: OrderTexts) {
  const { lines, subtotal, discount, deliveryCost, discountCode, deduction, tax, taxRate, total } = order
  const formatRow = (name: string, amount: number) =>
    `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(money(toCents(amount)))}</td></tr>`
  const rows = [
    ...lines.map((line) => formatRow(`${line.qty} × ${formatLineName(line, t)}`, line.price * line.qty)),
    formatRow(t('orders.sums.subtotal'), subtotal),
    ...(discount > 0 ? [formatRow(t('orders.sums.discount'), -discount)] : []),
    formatRow(t('orders.sums.deliveryCost'), deliveryCost),
    ...(discountCode ? [formatRow(t('orders.sums.code', { code: discountCode.code }), -deduction)] : []),
    formatRow(t('orders.sums.tax', { rate: percent(taxRate) }), tax),
    formatRow(t('orders.sums.total'), total),
  ]
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

function formatAddress({ address }: FullStoredOrder, getCountryName: OrderTexts['country']) {
  const { name, company, street, postalCode, city, country } = address
  const lines = [name, company, street, `${postalCode} ${city}`, getCountryName(country)]
  return lines.filter(Boolean).map(escapeHtml).join('<br>')
}

/** Sends paragraphs of HTML to the buyer, with papers as PDF files. */
function send(
  mail: Mailer,
  order: FullStoredOrder,
  { t, language }: OrderTexts,
  paragraphs: readonly string[],
  papers: PrintedPaper[] = [],
) {
  const { name, email } = order.address
  const html = [formatParagraph(escapeHtml(t('orders.mail.greeting', { name }))), ...paragraphs].join('')
  return mail.send({
    to: [{ name, email }],
    subject: t('orders.mail.subject', { number: String(order.number) }),
    html: trustedHtml(languages[language].direction === 'rtl' ? `<div dir="rtl">${html}</div>` : html),
    papers,
  })
}

const formatParagraph = (html: string) => `<p>${html}</p>`

interface Billing {
  /** The days until an invoice is due. */
  dueDays: number
  invoice: { number: string; address?: string; papers?: PrintedPaper[] } | undefined
}

const formatInvoiceLink = ({ invoice }: Billing, { t }: OrderTexts) =>
  invoice?.address
    ? [
        formatParagraph(
          `${escapeHtml(t('orders.mail.invoice'))} <a href="${escapeHtml(invoice.address)}">${escapeHtml(invoice.number)}</a>`,
        ),
      ]
    : []

/** The account, and the order's number as the reference of the transfer. */
const formatAccount = (account: BankAccount, { number }: Pick<FullStoredOrder, 'number'>, { t }: OrderTexts) =>
  formatParagraph(
    listAccountLines(account, number, t)
      .map(({ label, value }) => `${escapeHtml(label)}: ${escapeHtml(value)}`)
      .join('<br>'),
  )

export async function confirmOrder({ mail, ...services }: MailServices, order: FullStoredOrder, billing: Billing) {
  const texts = await readOrderTexts(services, order.currency)
  const { t, country } = texts
  const { delivery, payment } = order
  const account = getBankAccount(await services.workspace())
  const paragraphs = [
    formatParagraph(escapeHtml(t('orders.mail.thanks'))),
    formatSummary(order, texts),
    ...formatInvoiceLink(billing, texts),
    formatParagraph(
      escapeHtml(
        paymentRules[payment].instructions({
          t,
          delivery,
          dueDays: billing.dueDays,
          hasAccount: account !== undefined,
        }),
      ),
    ),
    ...(account && payment === 'transfer' ? [formatAccount(account, order, texts)] : []),
    formatParagraph(
      delivery === 'pickup'
        ? escapeHtml(t('orders.mail.pickup'))
        : `${escapeHtml(t('orders.mail.deliverTo'))}<br>${formatAddress(order, country)}`,
    ),
  ]
  await send(mail, order, texts, paragraphs, billing.invoice?.papers)
}

interface Shipped {
  lines: readonly Pieces[]
  carrier: string
  tracking: string
  /** Whether nothing is left to be sent. */
  isAll: boolean
}

/** What the buyer is told when an order, or a part of it, has been sent or can be collected. */
const getShippedKey = ({ delivery }: FullStoredOrder, isAll: boolean) => {
  if (delivery === 'pickup') return isAll ? 'orders.mail.ready' : 'orders.mail.partReady'
  return isAll ? 'orders.mail.shipped' : 'orders.mail.partShipped'
}

/** Mails the buyer what was sent, and how to follow it. */
export async function notifyOfShipment(
  { mail, ...services }: MailServices,
  order: FullStoredOrder,
  { lines, carrier, tracking, isAll }: Shipped,
) {
  const texts = await readOrderTexts(services, order.currency)
  const { t } = texts
  const names = lines.flatMap(({ id, qty }) => {
    const line = order.lines.find((one) => one.id === id)
    return line ? [escapeHtml(`${qty} × ${formatLineName(line, t)}`)] : []
  })
  const parcel = [carrier, tracking].filter(Boolean).join(' ')
  await send(mail, order, texts, [
    formatParagraph(escapeHtml(t(getShippedKey(order, isAll)))),
    formatParagraph(names.join('<br>')),
    ...(parcel ? [formatParagraph(escapeHtml(t('orders.mail.tracking', { parcel })))] : []),
  ])
}

const statusKeys: Partial<Record<FullStoredOrder['status'], (order: FullStoredOrder) => string>> = {
  shipped: (order) => getShippedKey(order, true),
  cancelled: () => 'orders.mail.cancelled',
  refunded: () => 'orders.mail.refunded',
}

/** Mails the buyer about a new status that concerns them. */
export async function notifyOfStatus({ mail, ...services }: MailServices, order: FullStoredOrder) {
  const getKey = statusKeys[order.status]
  if (!getKey) return
  const texts = await readOrderTexts(services, order.currency)
  await send(mail, order, texts, [formatParagraph(escapeHtml(texts.t(getKey(order))))])
}
