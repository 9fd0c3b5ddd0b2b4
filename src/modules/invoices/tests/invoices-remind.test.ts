import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'
import { invoiceReminders } from '../contract-reminders.ts'
import { draft, late, setSchedule, steps } from './reminder-schedule.ts'

test('a user sends the reminder of an overdue invoice, which the schedule does not repeat', async () => {
  const { api, listSent } = await setSchedule(await openNotices())
  const { id, number } = await api.create.send({ body: late })
  const params = { id }
  const { letters, proposed, sent } = await api.reminders.send({ params })
  expect([proposed, sent]).toEqual(['friendly', []])
  expect(letters.friendly).toEqual({
    subject: `Reminder of ${number}`,
    message: `Dear Wilma Aldous, £99.00 of ${number} was due on Jan 31, 2020. {{unknown}} Larkmoor`,
  })
  const body = {
    ...letters.friendly,
    step: proposed,
    to: ['wilma@aldous.example', 'desk@aldous.example'],
    sentCount: 0,
  }
  const after = await api.remind.send({ params, body })
  expect(after).toMatchObject({
    proposed: 'firm',
    sent: [{ step: 'friendly', recipients: body.to, subject: body.subject, isAutomatic: false }],
  })
  // A second click, or a colleague.
  await expect(api.remind.send({ params, body })).rejects.toMatchObject({ status: 409 })
  await api.remind.send({ params, body: { ...body, sentCount: 1 } })
  expect(await listSent(id)).toEqual([
    ['friendly', false],
    ['friendly', false],
  ])
})

test('a step that a user has sent is not sent by the schedule again', async () => {
  const due = '2026-01-31'
  const { api, listSent, run } = await setSchedule(await openNotices())
  const { id } = await api.create.send({ body: { ...draft, orderDate: due, dueDate: due } })
  const letter = { step: 'firm' as const, to: ['wilma@aldous.example'], subject: 'S', message: 'M', sentCount: 0 }
  await api.remind.send({ params: { id }, body: letter })
  await run('2031-03-04T09:00:00.000Z')
  expect(await listSent(id)).toEqual([['firm', false]])
})

test('reminders are refused for invoices that are not overdue, and for wrong values', async () => {
  const api = await serve(invoices)
  const { id } = await api.create.send({ body: late })
  const good = { step: 'friendly' as const, to: ['a@b.example'], subject: 'S', message: 'M', sentCount: 0 }
  const remind = (invoiceId: number, body: Parameters<typeof api.remind.send>[0]['body'] = good) =>
    api.remind.send({ params: { id: invoiceId }, body })
  const open = await api.create.send({ body: draft })
  const unissued = await api.create.send({ body: { ...late, issue: false } })
  const paid = await api.create.send({ body: late })
  await api.pay.send({ params: { id: paid.id }, body: { amount: paid.balance, date: '2026-11-22' } })
  const voided = await api.create.send({ body: late })
  await api.void.send({ params: { id: voided.id }, body: { reason: 'x' } })
  for (const one of [open, unissued, paid, voided]) await expect(remind(one.id)).rejects.toMatchObject({ status: 409 })
  await expect(remind(999_999)).rejects.toMatchObject({ status: 404 })
  await expect(api.reminders.send({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  const wrong: [object, string][] = [
    [{ step: 'rude' }, 'step'],
    [{ to: [] }, 'to'],
    [{ to: ['nobody'] }, 'to.0'],
    [{ to: Array.from({ length: 11 }, () => 'a@b.example') }, 'to'],
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'x'.repeat(201) }, 'subject'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ sentCount: -1 }, 'sentCount'],
    [{ sentCount: undefined }, 'sentCount'],
    [{ colour: 'red' }, 'colour'],
  ]
  for (const [change, at] of wrong) {
    const response = await api.send(`${invoices.base}/${id}/reminders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...good, ...change }),
    })
    expect([change, response.status, (await response.json()).issues]).toEqual([
      change,
      422,
      expect.arrayContaining([expect.objectContaining({ path: at })]),
    ])
  }
  for (const role of ['agent', 'viewer'] as const) {
    const reader = await api.as(role)
    expect((await reader.reminders.send({ params: { id } })).sent).toEqual([])
    await expect(reader.remind.send({ params: { id }, body: good })).rejects.toMatchObject({ status: 403 })
  }
  expect((await api.reminders.send({ params: { id } })).sent).toEqual([])
})

test('administrators change the schedule, which begins inactive with the usual texts', async () => {
  const api = await serve(invoiceReminders)
  const before = await api.show.send()
  expect(before).toMatchObject({ version: 0, changedAt: null, steps: { friendly: { isActive: false, days: 3 } } })
  expect(before.steps.last.message).toContain('{{amount}}')
  const saved = await api.save.send({ body: { steps, version: 0 } })
  expect(saved).toMatchObject({ steps, version: 1 })
  expect(await api.show.send()).toEqual(saved)
  await expect(api.save.send({ body: { steps, version: 0 } })).rejects.toMatchObject({ status: 409 })
  const unordered = { ...steps, firm: { ...steps.firm, days: 3 } }
  await expect(api.save.send({ body: { steps: unordered, version: 1 } })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'steps.firm.days' }],
  })
  const wrong = [
    { ...steps.last, days: 0 },
    { ...steps.last, days: 366 },
    { ...steps.last, days: 1.5 },
    { ...steps.last, subject: '' },
    { ...steps.last, message: 'x'.repeat(5001) },
  ]
  for (const last of wrong)
    await expect(api.save.send({ body: { steps: { ...steps, last }, version: 1 } })).rejects.toMatchObject({
      status: 422,
    })
  for (const role of ['manager', 'agent', 'viewer'] as const) {
    const other = await api.as(role)
    await expect(other.show.send()).rejects.toMatchObject({ status: 403 })
    await expect(other.save.send({ body: { steps, version: 1 } })).rejects.toMatchObject({ status: 403 })
  }
  expect(await api.show.send()).toEqual(saved)
})
