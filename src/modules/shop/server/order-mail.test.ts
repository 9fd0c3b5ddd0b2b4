import { expect, test } from 'vitest'
import type { Mail } from '#platform/contracts/mail.ts'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { createTranslator } from '#platform/i18n/translate.ts'
import type { FullStoredOrder } from '../contract-orders.ts'
import arabic from '../locales/ar.json'
import chinese from '../locales/ch.json'
import english from '../locales/en.json'
import french from '../locales/fr.json'
import { confirmOrder, type MailServices, notifyOfShipment, notifyOfStatus } from './order-mail.ts'

const by = { id: 'u1', name: 'Inês', avatar: '' }
const at = '2026-03-02T09:00:00.000Z'
const order: FullStoredOrder = {
  id: 1,
  number: 1001,
  status: 'pending',
  currency: 'GBP',
  buyer: by,
  address: {
    name: 'A <b>bold</b> buyer',
    company: 'Quay & Sons',
    street: '3 Quay Lane',
    city: 'Bristol',
    postalCode: 'BS1 5ZZ',
    country: 'GB',
    phone: '',
    email: 'a@b.example',
  },
  delivery: 'standard',
  payment: 'transfer',
  note: '',
  discountCode: { code: 'PIER', kind: 'amount', value: 3 },
  pieces: 2,
  subtotal: 40,
  discount: 4,
  deliveryCost: 4.95,
  deduction: 3,
  taxRate: 10,
  tax: 3.8,
  total: 41.75,
  paid: 0,
  credited: 0,
  balance: 41.75,
  invoice: null,
  createdAt: at,
  updatedAt: at,
  lines: [
    {
      id: 1,
      title: 'Tin "drum"',
      color: '#1890FF',
      size: 'M',
      sku: '',
      photo: '',
      category: 'toys',
      qty: 2,
      price: 20,
      salesPrice: 18,
      total: 36,
      deduction: 3,
    },
  ],
  history: [{ at, by, from: null, to: 'pending', note: '' }],
  shipments: [],
  refunds: [],
  returns: [],
}

const billing = { dueDays: 14, invoice: { number: 'INV-2026-0007', address: 'https://atrium.example/invoice/x' } }

const locales = { en: english, fr: french, ar: arabic, ch: chinese }

const account = { accountHolder: 'Lark & Moor', iban: 'GB82WEST12345698765432', bic: 'WESTGB2L' }

async function recordMails(
  work: (services: MailServices) => Promise<void>,
  language: keyof typeof locales = 'en',
  values: Partial<typeof account> = account,
) {
  const mails: Mail[] = []
  await work({
    mail: { send: async (mail) => void mails.push(mail) },
    workspace: async () => ({ ...builtWorkspace, language, ...values }),
    texts: async () => createTranslator(language, locales[language]),
  })
  return mails
}

test('lists products and prices in the confirmation, and escapes the buyer’s input', async () => {
  const [mail] = await recordMails((post) => confirmOrder(post, order, billing))
  expect(mail).toMatchObject({ to: [{ name: order.address.name, email: 'a@b.example' }], subject: 'Your order 1001' })
  expect(mail?.html).toContain('A &#x3C;b>bold&#x3C;/b> buyer')
  expect(mail?.html).toContain('<tr><td>2 × Tin "drum" · Blue · M</td><td>£40.00</td></tr>')
  expect(mail?.html).toContain('<tr><td>Discount code PIER</td><td>-£3.00</td></tr>')
  expect(mail?.html).toContain('<tr><td>Total</td><td>£41.75</td></tr>')
  expect(mail?.html).toContain('BS1 5ZZ Bristol<br>United Kingdom')
  expect(mail?.html).toContain('transfer the total')
  expect(mail?.html).toMatch(/<a href="https:\/\/atrium\.example\/invoice\/x"[^>]*>INV-2026-0007<\/a>/)
})

test('names the account of the workspace for a transfer, and promises none without it', async () => {
  const [mail] = await recordMails((post) => confirmOrder(post, order, billing))
  for (const text of ['Lark &#x26; Moor', 'GB82 WEST 1234 5698 7654 32', 'WESTGB2L', 'Payment reference: 1001'])
    expect(mail?.html).toContain(text)
  const [byInvoice] = await recordMails((post) => confirmOrder(post, { ...order, payment: 'invoice' }, billing))
  expect(byInvoice?.html).not.toContain('GB82')
  const [without] = await recordMails((post) => confirmOrder(post, order, billing), 'en', {})
  expect(without?.html).toContain('We will send you the bank details for your transfer.')
  expect(without?.html).not.toMatch(/transfer the total|IBAN/)
})

test('names the days until the invoice is due', async () => {
  const [mail] = await recordMails((post) => confirmOrder(post, { ...order, payment: 'invoice' }, billing))
  expect(mail?.html).toContain('due within 14 days')
})

test('promises no money that nobody has sent', async () => {
  for (const status of ['cancelled', 'refunded'] as const) {
    const [mail] = await recordMails((post) => notifyOfStatus(post, { ...order, status }))
    expect(mail?.html).toContain('If you have paid, we return the money separately.')
    expect(mail?.html).not.toMatch(/have refunded|arrive/)
  }
})

test('mails the buyer only about statuses that concern them', async () => {
  const reported = async (status: FullStoredOrder['status']) =>
    (await recordMails((post) => notifyOfStatus(post, { ...order, status }))).length
  expect([
    await reported('paid'),
    await reported('shipped'),
    await reported('delivered'),
    await reported('cancelled'),
    await reported('refunded'),
  ]).toEqual([0, 1, 0, 1, 1])
})

test('writes to buyers in the language of the workspace, like the invoice', async () => {
  const [mail] = await recordMails((post) => confirmOrder(post, order, billing), 'fr')
  expect(mail?.subject).toBe('Votre commande 1001')
  expect(mail?.html).toContain('2 × Tin "drum" · Bleu · M')
  expect(mail?.html).toMatch(/Total<\/td><td>41,75\s£/)
  expect(mail?.html).toContain('Royaume-Uni')
  expect(mail?.html).toContain('Veuillez virer le total')
  const [chineseMail] = await recordMails((post) => confirmOrder(post, order, billing), 'ch')
  expect(chineseMail?.html).toContain('英国')
  const [arabicMail] = await recordMails((post) => notifyOfStatus(post, { ...order, status: 'cancelled' }), 'ar')
  expect(arabicMail?.html).toMatch(/^<div dir="rtl"><p>عزيزنا/)
})

test('tells buyers who collect their order that it is ready, and has no parcel for them', async () => {
  const pickup: FullStoredOrder = { ...order, delivery: 'pickup', payment: 'cashOnDelivery', status: 'shipped' }
  const lines = [{ id: 1, qty: 1 }]
  const shipment = { lines, carrier: '', tracking: '' }
  const mails = await recordMails(async (post) => {
    await confirmOrder(post, pickup, billing)
    await notifyOfStatus(post, pickup)
    await notifyOfShipment(post, pickup, { ...shipment, isAll: true })
    await notifyOfShipment(post, pickup, { ...shipment, isAll: false })
  })
  expect(
    mails.map(({ html }) => /when you collect|A part of your order is ready|Your order is ready/.exec(html)?.[0]),
  ).toEqual(['when you collect', 'Your order is ready', 'Your order is ready', 'A part of your order is ready'])
  for (const { html } of mails) expect(html).not.toMatch(/shipped|parcel/)
})
