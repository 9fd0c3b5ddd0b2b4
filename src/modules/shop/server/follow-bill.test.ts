import { expect, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { BillEvent } from '#platform/contracts/billing.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import { createTranslator } from '#platform/i18n/translate.ts'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import english from '../locales/en.json'
import type { OrderStatus } from '../order-status.ts'
import { followBill } from './follow-bill.ts'
import { billReference } from './order-billing.ts'
import { selectOrders } from './order-rows.ts'
import type { Tables } from './tables.ts'

const { opened } = sqlitePlans<Tables>()
const now = '2026-03-02T09:00:00.000Z'

/** What the buyer of a sample order with this status is told when its invoice becomes another state. */
async function follow(status: OrderStatus, state: BillEvent['state']) {
  const db = await opened()
  const row = await selectOrders(db).where('status', '=', status).orderBy('id', 'desc').executeTakeFirstOrThrow()
  const { total } = row
  const mails: Mail[] = []
  const notices: string[] = []
  const event: BillEvent = {
    reference: billReference(row),
    number: 'INV-1',
    path: '/',
    dueDate: '2026-03-16',
    state,
    total,
    paid: state === 'paid' ? total : 0,
    credited: state === 'credited' ? total : 0,
    balance: state === 'owed' ? total : 0,
    userId: 'u1',
    reason: 'Mistake',
  }
  await db.updateTable('shopOrders').set({ invoice: '{"number":"INV-1"}' }).where('id', '=', row.id).execute()
  await followBill(db, event, {
    now,
    services: {
      mail: { send: async (mail) => void mails.push(mail) },
      workspace: async () => builtWorkspace,
      texts: async () => createTranslator('en', english),
    },
    events: { notify: (to, { kind }) => void notices.push(`${kind} to ${JSON.stringify(to)}`), withdraw: () => {} },
  })
  return { buyer: `status to ${JSON.stringify([row.buyerId])}`, address: row.address.email, mails, notices }
}

test.each([
  ['pending', 'void', /cancelled/],
  ['shipped', 'credited', /credited/],
] as const)('emails and notifies the buyer of a %s order whose invoice is %s', async (status, state, words) => {
  const { buyer, address, mails, notices } = await follow(status, state)
  expect(notices).toEqual([buyer])
  expect(mails).toMatchObject([{ to: [{ email: address }], html: expect.stringMatching(words) }])
})

test('notifies the buyer of a payment, but of none that was taken back', async () => {
  const paid = await follow('pending', 'paid')
  expect([paid.notices, paid.mails]).toEqual([[paid.buyer], []])
  const unpaid = await follow('paid', 'owed')
  expect([unpaid.notices, unpaid.mails]).toEqual([[], []])
})
