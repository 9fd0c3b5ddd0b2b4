import { expect, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { createTranslator } from '#platform/i18n/translate.ts'
import { client } from '#platform/web/api/client.ts'
import { workspaceServer } from '#testing/servers/workspace-server.ts'
import { invoices } from '../contract.ts'
import english from '../locales/en.json'
import { printInvoice } from './printed-invoice.ts'

const account = { accountHolder: '', companyName: 'Quay Ropes', iban: 'GB82WEST12345698765432', bic: 'WESTGB2L' }
const bankAccount = { holder: 'Quay Ropes', iban: 'GB82 WEST 1234 5698 7654 32', bic: 'WESTGB2L' }
const draft = {
  issue: true,
  billFrom: 'Quay Ropes',
  billTo: 'Wilma Aldous',
  orders: [{ itemName: 'Rope', unitPrice: 10, units: 9 }],
}

test('an invoice names the account and the reference for a transfer until nothing is due', async () => {
  const values = { ...account }
  const api = client(invoices, await (await workspaceServer(values, new Date('2031-03-15T12:00:00.000Z')))())
  const { id, number, publicLink: _link, ...issued } = await api.create.send({ body: draft })
  expect(issued.bankAccount).toEqual(bankAccount)
  const { publicLink } = await api.publish.send({ params: { id } })
  const token = publicLink?.split('/').at(-1) ?? ''
  expect((await api.public.send({ params: { token } })).bankAccount).toEqual(bankAccount)

  const options = { t: createTranslator('en', english), workspace: builtWorkspace, language: 'en', size: 'A4' } as const
  const { payment } = printInvoice(await api.show.send({ params: { id } }), options)
  const text = payment?.text.replaceAll(/[\u2068\u2069]/g, '')
  expect(text).toBe(
    `Account holder Quay Ropes\nIBAN GB82 WEST 1234 5698 7654 32\nBIC WESTGB2L\nPayment reference ${number}`,
  )

  values.iban = ''
  expect(await api.show.send({ params: { id } })).not.toHaveProperty('bankAccount')
  values.iban = account.iban
  const paid = await api.pay.send({ params: { id }, body: { amount: issued.balance, date: '2031-03-15' } })
  expect(paid).not.toHaveProperty('bankAccount')
  expect(printInvoice(paid, options)).not.toHaveProperty('payment')
})
