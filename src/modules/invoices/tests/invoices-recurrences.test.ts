import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { invoices } from '../contract.ts'
import { invoiceRecurrences, type RecurrenceDraft } from '../contract-recurrences.ts'
import { openClockServer } from './invoices-test-steps.ts'

const draft = {
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9, discount: 5, vatRate: 20 }],
  discount: 3,
  note: 'Thank you',
  orderDate: '2031-01-10',
  dueDate: '2031-01-31',
}
const begin = '2031-01-10T09:00:00.000Z'

async function open(schedule: Partial<RecurrenceDraft> = {}) {
  const server = await openClockServer(invoices.name, begin)
  const api = server.as('u2', invoices)
  const recurrences = server.as('u2', invoiceRecurrences)
  const original = await api.create.send({ body: draft })
  const body = { interval: 'month', startDate: '2031-01-31', ...schedule, invoiceId: original.id } as const
  const recurrence = await recurrences.create.send({ body })
  const listMade = async () => {
    const all = await api.list.send({ query: { limit: 1000, sort: 'id' } })
    return all.filter(({ recurrenceId }) => recurrenceId === recurrence.id)
  }
  return {
    ...server,
    api,
    recurrences,
    original,
    recurrence,
    listMade,
    listDates: async () => (await listMade()).map(({ orderDate }) => orderDate),
    show: async () => (await recurrences.list.send()).find(({ id }) => id === recurrence.id),
  }
}

test('copies an invoice on its day, once, as it was when it was repeated', async () => {
  const { api, original, recurrence, listMade, runAt, show } = await open()
  expect(recurrence).toMatchObject({
    invoiceId: original.id,
    billTo: 'Wilma Aldous',
    grandTotal: original.grandTotal,
    dueDays: 21,
    madeCount: 0,
    nextDate: '2031-01-31',
    createdById: 'u2',
  })
  await api.edit.send({ params: { id: original.id }, body: { note: 'Changed later' } })
  await runAt('2031-01-30T23:59:59.000Z')
  expect(await listMade()).toEqual([])
  await runAt('2031-01-31T00:00:00.000Z')
  await runAt('2031-01-31T12:00:00.000Z')
  const [made, ...others] = await listMade()
  expect(others).toEqual([])
  expect(made).toMatchObject({
    billFrom: 'Larkmoor',
    billTo: 'Wilma Aldous',
    discount: 3,
    note: 'Thank you',
    orders: original.orders,
    orderDate: '2031-01-31',
    dueDate: '2031-02-21',
    grandTotal: original.grandTotal,
    number: '',
    paymentState: 'draft',
    createdById: 'u2',
    recurrenceId: recurrence.id,
  })
  expect(await show()).toMatchObject({ madeCount: 1, nextDate: '2031-02-28' })
})

test('after a downtime, each missed period gets one invoice, in order, and the last day of a short month', async () => {
  const { listMade, runAt } = await open({ isIssued: true })
  await runAt('2031-05-01T09:00:00.000Z')
  await runAt('2031-05-01T10:00:00.000Z')
  const made = await listMade()
  expect(made.map(({ orderDate, dueDate }) => [orderDate, dueDate])).toEqual([
    ['2031-01-31', '2031-02-21'],
    ['2031-02-28', '2031-03-21'],
    ['2031-03-31', '2031-04-21'],
    ['2031-04-30', '2031-05-21'],
  ])
  const numbers = made.map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted())
  expect(new Set(numbers).size).toBe(4)
})

test.each([
  ['week', '2031-01-31', ['2031-01-31', '2031-02-07', '2031-02-14'], '2031-02-21'],
  ['quarter', '2031-01-31', ['2031-01-31'], '2031-04-30'],
  ['year', '2032-02-29', [], '2032-02-29'],
] as const)('repeats every %s', async (interval, startDate, dates, nextDate) => {
  const { listDates, runAt, show } = await open({ interval, startDate })
  await runAt('2031-02-15T09:00:00.000Z')
  expect([await listDates(), (await show())?.nextDate]).toEqual([dates, nextDate])
})

test('a leap day becomes the last day of February', async () => {
  const { listDates, runAt } = await open({ interval: 'year', startDate: '2032-02-29' })
  await runAt('2036-03-01T09:00:00.000Z')
  expect(await listDates()).toEqual(['2032-02-29', '2033-02-28', '2034-02-28', '2035-02-28', '2036-02-29'])
})

test('ends after a number of invoices, or on a day', async () => {
  const counted = await open({ times: 2 })
  await counted.runAt('2031-07-01T09:00:00.000Z')
  expect(await counted.listDates()).toEqual(['2031-01-31', '2031-02-28'])
  expect(await counted.show()).toMatchObject({ madeCount: 2, nextDate: null })
  const until = await open({ endDate: '2031-03-30' })
  await until.runAt('2031-07-01T09:00:00.000Z')
  expect(await until.listDates()).toEqual(['2031-01-31', '2031-02-28'])
  const params = { id: until.recurrence.id }
  // A later end continues with the next period, not with those that have passed.
  expect(await until.recurrences.edit.send({ params, body: { endDate: null } })).toMatchObject({
    nextDate: '2031-07-31',
  })
})

test('a pause leaves out its periods, and a removed recurrence makes nothing', async () => {
  const { recurrences, recurrence, listDates, runAt, show } = await open()
  const params = { id: recurrence.id }
  await runAt('2031-02-01T09:00:00.000Z')
  await recurrences.edit.send({ params, body: { isPaused: true } })
  await runAt('2031-04-15T09:00:00.000Z')
  expect(await listDates()).toEqual(['2031-01-31'])
  expect(await recurrences.edit.send({ params, body: { isPaused: false } })).toMatchObject({ nextDate: '2031-04-30' })
  await runAt('2031-04-30T09:00:00.000Z')
  await recurrences.remove.send({ params })
  expect(await show()).toBeUndefined()
  await runAt('2031-06-15T09:00:00.000Z')
  expect(await recurrences.edit.send({ params, body: { deleted: false } })).toMatchObject({ nextDate: '2031-06-30' })
  await runAt('2031-06-30T09:00:00.000Z')
  expect(await listDates()).toEqual(['2031-01-31', '2031-04-30', '2031-06-30'])
})

test('a changed interval continues after the last invoice', async () => {
  const { recurrences, recurrence, listDates, runAt } = await open()
  const params = { id: recurrence.id }
  await runAt('2031-01-31T09:00:00.000Z')
  // Issuing at once is no new schedule: a period that the server has missed stays due.
  await runAt('2031-02-10T09:00:00.000Z')
  const changed = await recurrences.edit.send({ params, body: { interval: 'week' } })
  expect(changed.nextDate).toBe('2031-02-14')
  await runAt('2031-02-14T09:00:00.000Z')
  expect(await recurrences.edit.send({ params, body: { startDate: '2031-02-14' } })).toMatchObject({
    nextDate: '2031-02-21',
  })
  await runAt('2031-02-14T10:00:00.000Z')
  expect(await listDates()).toEqual(['2031-01-31', '2031-02-14'])
})

test('two servers make each invoice once', async () => {
  const { at, listDates, run } = await open({ interval: 'week', isIssued: true })
  at('2031-02-15T09:00:00.000Z')
  await Promise.allSettled([run(), run(), run()])
  await run()
  expect(await listDates()).toEqual(['2031-01-31', '2031-02-07', '2031-02-14'])
})

test('a recurrence whose author may no longer create invoices pauses, until somebody else takes it over', async () => {
  const { as, close, recurrence, runAt } = await open()
  await close('u2')
  await runAt('2031-01-31T09:00:00.000Z')
  const admin = as('u1', invoiceRecurrences)
  const paused = (await admin.list.send()).find(({ id }) => id === recurrence.id)
  expect(paused).toMatchObject({ isPaused: true, nextDate: '2031-01-31' })
  const params = { id: recurrence.id }
  expect(await admin.edit.send({ params, body: { isPaused: false } })).toMatchObject({ createdById: 'u1' })
  await runAt('2031-01-31T10:00:00.000Z')
  const made = await as('u1', invoices).list.send({ query: { q: 'Wilma Aldous', sort: '-updatedAt' } })
  expect(made[0]).toMatchObject({ recurrenceId: recurrence.id, createdById: 'u1' })
})

test('days are those of the workspace’s time zone, and the author is notified', async () => {
  const { as, takeNotices, work } = await openNotices({ workspace: { timeZone: 'Pacific/Auckland' } })
  const api = await as('u2', invoices)
  const { id } = await api.create.send({ body: draft })
  const recurrences = await as('u2', invoiceRecurrences)
  await recurrences.create.send({ body: { invoiceId: id, interval: 'month', startDate: '2031-01-31' } })
  const countMade = async (at: string) => {
    await work(at, invoices.name)
    return takeNotices().filter((notice) => notice.includes('u2: A recurring invoice for Wilma Aldous was made')).length
  }
  expect(await countMade('2031-01-30T10:30:00.000Z')).toBe(0)
  expect(await countMade('2031-01-30T11:30:00.000Z')).toBe(1)
  expect(await countMade('2031-01-30T12:30:00.000Z')).toBe(0)
})
