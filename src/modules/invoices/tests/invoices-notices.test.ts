import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { invoices } from '../contract.ts'

const draft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  billToEmail: 'wilma@aldous.example',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
  dueDate: '2031-03-01',
}

test('an invoice is overdue when its due date has ended in the workspace’s time zone', async () => {
  const { as, takeNotices, work } = await openNotices({ workspace: { timeZone: 'Pacific/Auckland' } })
  const writer = await as('u2', invoices)
  const { id, number } = await writer.create.send({ body: draft })
  await writer.mail.send({ params: { id }, body: { to: [draft.billToEmail], subject: 'Your invoice' } })
  const countNotices = async (at: string) => {
    await work(at, invoices.name)
    return takeNotices().filter((notice) => notice.includes(number)).length
  }
  expect(await countNotices('2031-03-01T10:30:00.000Z')).toBe(0)
  expect(await countNotices('2031-03-01T11:30:00.000Z')).toBe(1)
})

test('the author of an invoice gets a notice when it is fully paid and when it is overdue', async () => {
  const { as, takeNotices, work } = await openNotices()
  const writer = await as('u2', invoices)
  const { id, number, balance } = await writer.create.send({ body: draft })
  const at = `(/apps/invoice/detail/${id})`
  await writer.mail.send({
    params: { id },
    body: { to: [draft.billToEmail], subject: 'Your invoice' },
  })
  await work('2031-03-02T09:00:00.000Z', invoices.name)
  const late = takeNotices().filter((notice) => notice.includes(number))
  expect(late).toEqual([expect.stringContaining(`u2: Invoice ${number} for Wilma Aldous is overdue: £`)])

  const payer = await as('u1', invoices)
  const pay = (amount: number) => payer.pay.send({ params: { id }, body: { amount, date: '2026-11-22' } })
  await pay(1)
  expect(takeNotices()).toEqual([])
  await pay(Math.round((balance - 1) * 100) / 100)
  expect(takeNotices()).toEqual([
    expect.stringMatching(new RegExp(`^u2: Wilma Aldous paid invoice ${number}: £.* \\(/apps`)),
  ])
  expect(late[0]).toContain(at)
})

test('an invoice of another module’s record is overdue for those who record payments, not for its buyer', async () => {
  const { as, db, takeNotices, work } = await openNotices()
  const writer = await as('u2', invoices)
  const customer = { name: 'Wilma Aldous', company: '', email: '', address: '', phone: '' }
  const { id, number } = await writer.bill.send({
    body: { reference: 'parcel 7777', customer, lines: draft.orders, discount: 0, note: '' },
  })
  await sql`update "invoices" set "createdById" = 'u3', "dueDate" = ${draft.dueDate} where "id" = ${id}`.execute(db)
  await work('2031-03-02T09:00:00.000Z', invoices.name)
  const users = takeNotices().flatMap((notice) => (notice.includes(number) ? [notice.split(':')[0]] : []))
  expect(users).toContain('u1')
  expect(users).toContain('u2')
  expect(users).not.toContain('u3')
})

test('notices are withdrawn that a payment, its removal, a credit note or voiding has made untrue', async () => {
  const { as, takeNotices, takeWithdrawn } = await openNotices()
  const writer = await as('u2', invoices)
  const { id, balance } = await writer.create.send({ body: draft })
  const params = { id }
  const pay = (amount: number) => writer.pay.send({ params, body: { amount, date: '2026-11-22' } })
  await pay(1)
  expect(takeWithdrawn()).toEqual([])
  const { payments } = await pay(Math.round((balance - 1) * 100) / 100)
  expect(takeWithdrawn()).toEqual([`invoices overdue ${id}`])
  await writer.unpay.send({ params: { id, payment: payments.at(-1)?.id ?? 0 } })
  expect(takeWithdrawn()).toEqual([`invoices paid ${id}`])
  takeNotices()
  await writer.credit.send({ params, body: { reason: 'Broken', method: 'transfer', credited: 0 } })
  expect(takeWithdrawn()).toEqual([`invoices overdue ${id}`])

  const other = await writer.create.send({ body: draft })
  await writer.void.send({ params: { id: other.id }, body: { reason: 'Mistake' } })
  expect(takeWithdrawn()).toEqual([`invoices overdue ${other.id}`])
})

test('the notice of a paid invoice leaves out what was credited', async () => {
  const { as, takeNotices } = await openNotices()
  const writer = await as('u2', invoices)
  const { id } = await writer.create.send({ body: { ...draft, vatRate: 0 } })
  const params = { id }
  await writer.credit.send({ params, body: { amount: 40, reason: 'Broken', method: 'transfer', credited: 0 } })
  const payer = await as('u1', invoices)
  await payer.pay.send({ params, body: { amount: 50, date: '2026-11-22' } })
  expect(takeNotices()).toEqual([expect.stringContaining('£50.00')])
})
