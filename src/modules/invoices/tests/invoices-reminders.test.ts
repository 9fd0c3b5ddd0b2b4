import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import type { Tables } from '../server/tables.ts'
import { draft, late, setSchedule, steps } from './reminder-schedule.ts'

test('the schedule sends each step of an overdue invoice once, on its day', async () => {
  const { api, listSent, run } = await setSchedule(await openNotices())
  const { id } = await api.create.send({ body: draft })
  const readNext = async () => (await api.reminders.send({ params: { id } })).next
  await run('2031-03-03T23:00:00.000Z')
  expect([await listSent(id), await readNext()]).toEqual([[], { step: 'friendly', date: '2031-03-04' }])
  await run('2031-03-04T09:00:00.000Z')
  await run('2031-03-04T10:00:00.000Z')
  await run('2031-03-14T10:00:00.000Z')
  expect([await listSent(id), await readNext()]).toEqual([[['friendly', true]], { step: 'firm', date: '2031-03-15' }])
  await run('2031-03-15T09:00:00.000Z')
  await run('2031-06-15T09:00:00.000Z')
  expect([await listSent(id), await readNext()]).toEqual([
    [
      ['friendly', true],
      ['firm', true],
    ],
    null,
  ])
  expect((await api.reminders.send({ params: { id } })).sent[0]).toMatchObject({ recipients: ['wilma@aldous.example'] })
})

test('an invoice whose reminder cannot be sent keeps back no other', async () => {
  const server = await openNotices()
  const { api, run } = await setSchedule(server)
  const db = server.db.withTables<Pick<Tables, 'invoices' | 'invoiceReminders'>>()
  const broken = await api.create.send({ body: draft })
  const whole = await api.create.send({ body: draft })
  await db.updateTable('invoices').set({ dueDate: '2031-02-no' }).where('id', '=', broken.id).execute()
  await run('2031-03-04T09:00:00.000Z')
  const sent = db.selectFrom('invoiceReminders').select('invoiceId').where('invoiceId', '>=', broken.id)
  expect(await sent.execute()).toEqual([{ invoiceId: whole.id }])
})

test('days are those of the workspace’s time zone, and after a downtime only the latest step is sent', async () => {
  const { api, listSent, run } = await setSchedule(await openNotices({ workspace: { timeZone: 'Pacific/Auckland' } }))
  const first = await api.create.send({ body: draft })
  const second = await api.create.send({ body: { ...draft, dueDate: '2031-02-25' } })
  await run('2031-03-03T10:30:00.000Z')
  expect(await listSent(first.id)).toEqual([])
  await run('2031-03-03T11:30:00.000Z')
  expect(await listSent(first.id)).toEqual([['friendly', true]])
  await run('2031-04-20T11:30:00.000Z')
  expect(await listSent(first.id)).toEqual([
    ['friendly', true],
    ['firm', true],
  ])
  expect(await listSent(second.id)).toEqual([
    ['friendly', true],
    ['firm', true],
  ])
  const third = await api.create.send({ body: draft })
  await run('2031-04-20T12:30:00.000Z')
  expect(await listSent(third.id)).toEqual([['firm', true]])
})

test('the schedule leaves out invoices that nobody owes, that were stopped, or that have no address', async () => {
  const { api, listSent, run } = await setSchedule(await openNotices())
  const create = async (body = draft) => (await api.create.send({ body })).id
  const date = '2026-11-22'
  const paid = await create()
  await api.pay.send({ params: { id: paid }, body: { amount: 99, date } })
  const voided = await create()
  await api.void.send({ params: { id: voided }, body: { reason: 'Twice' } })
  const credited = await create()
  await api.credit.send({ params: { id: credited }, body: { reason: 'Late', credited: 0 } })
  const unissued = await create({ ...draft, issue: false })
  const nowhere = await create({ ...draft, billToEmail: '' })
  const stopped = await create()
  await api.edit.send({ params: { id: stopped }, body: { remindersStopped: true } })
  const partly = await create()
  await api.pay.send({ params: { id: partly }, body: { amount: 9, date } })
  await run('2031-03-04T09:00:00.000Z')
  for (const id of [paid, voided, credited, unissued, nowhere, stopped]) expect(await listSent(id)).toEqual([])
  expect(await listSent(partly)).toEqual([['friendly', true]])
  expect((await api.reminders.send({ params: { id: stopped } })).next).toBeNull()
  await api.edit.send({ params: { id: stopped }, body: { remindersStopped: false } })
  await run('2031-03-04T10:00:00.000Z')
  expect(await listSent(stopped)).toEqual([['friendly', true]])
  const copy = await api.duplicate.send({ params: { id: stopped } })
  expect([copy.remindersStopped, await listSent(copy.id)]).toEqual([false, []])
})

test('a new schedule does not remind of invoices whose days had passed before', async () => {
  const { api, settings, listSent, run } = await setSchedule(await openNotices())
  const { id } = await api.create.send({ body: late })
  await run('2031-03-04T09:00:00.000Z')
  expect(await listSent(id)).toEqual([])
  const other = await api.create.send({ body: draft })
  // Another text keeps the days, and with them what they apply to.
  const changed = { ...steps, friendly: { ...steps.friendly, subject: 'A reminder of {{number}}' } }
  await settings.save.send({ body: { steps: changed, version: 1 } })
  await run('2031-03-04T09:00:00.000Z')
  expect((await api.reminders.send({ params: { id: other.id } })).sent).toMatchObject([
    { subject: `A reminder of ${other.number}` },
  ])
})

test('an inactive schedule sends nothing', async () => {
  const inactive = {
    ...steps,
    friendly: { ...steps.friendly, isActive: false },
    firm: { ...steps.firm, isActive: false },
  }
  const { api, listSent, run } = await setSchedule(await openNotices(), inactive)
  const { id } = await api.create.send({ body: draft })
  await run('2031-04-04T09:00:00.000Z')
  expect(await listSent(id)).toEqual([])
})
