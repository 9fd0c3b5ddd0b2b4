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
