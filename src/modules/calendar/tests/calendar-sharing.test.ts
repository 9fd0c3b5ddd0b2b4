import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar, type EventDraft } from '../contract.ts'

const draft = {
  calendarId: 1,
  title: 'Tea',
  start: '2031-03-24T09:00',
  end: '2031-03-24T10:00',
  timeZone: 'Europe/London',
} satisfies EventDraft
const day = { from: '2031-03-24', to: '2031-03-25', timeZone: 'Europe/London' }
const amina = { userId: 'u3', email: 'ignored@elsewhere.example', name: 'Ignored' }

test('restricts a calendar to its owner, and lets everyone read and managers edit a shared one', async () => {
  const admin = await serve(calendar)
  const manager = await admin.as('manager')
  const agent = await admin.as('agent')
  const viewer = await admin.as('viewer')
  const names = async (api: typeof manager) =>
    (await api.calendars.send()).map(({ name, writable }) => `${name} ${writable}`)
  expect(await names(admin)).toEqual(['Work true', 'Personal true', 'Team true', 'Holidays true'])
  expect(await names(manager)).toEqual(['Sales true', 'Team true', 'Holidays true'])
  expect(await names(agent)).toEqual(['Support true', 'Team false', 'Holidays false'])
  expect(await names(viewer)).toEqual(['Team false', 'Holidays false'])

  const { event } = await admin.create.send({ body: draft })
  const params = { id: event.id }
  for (const other of [manager, agent]) {
    await expect(other.show.send({ params })).rejects.toMatchObject({ status: 404 })
    await expect(other.edit.send({ params, body: { title: 'Mine' } })).rejects.toMatchObject({ status: 404 })
    await expect(other.remove.send({ params, body: {} })).rejects.toMatchObject({ status: 404 })
    await expect(other.answer.send({ params, body: { answer: 'yes' } })).rejects.toMatchObject({ status: 404 })
    await expect(other.exportEvent.send({ params })).rejects.toMatchObject({ status: 404 })
    await expect(other.exportCalendar.send({ params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
    await expect(other.create.send({ body: draft })).rejects.toMatchObject({ status: 404 })
    await expect(other.editCalendar.send({ params: { id: 1 }, body: { name: 'Mine' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(other.removeCalendar.send({ params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
    await expect(other.import.send({ body: { calendarId: 1, text: 'BEGIN:VCALENDAR' } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await other.list.send({ query: { ...day, calendars: [1] } })).toEqual([])
    await expect(other.editCalendar.send({ params: { id: 3 }, body: { name: 'Mine' } })).rejects.toMatchObject({
      status: 403,
    })
  }

  const { event: team } = await manager.create.send({ body: { ...draft, calendarId: 3, title: 'All hands' } })
  expect((await agent.show.send({ params: { id: team.id } })).writable).toBe(false)
  await expect(agent.create.send({ body: { ...draft, calendarId: 3 } })).rejects.toMatchObject({ status: 403 })
  await expect(agent.edit.send({ params: { id: team.id }, body: { title: 'Mine' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(agent.remove.send({ params: { id: team.id }, body: {} })).rejects.toMatchObject({ status: 403 })
  await expect(agent.edit.send({ params: { id: team.id }, body: { calendarId: 6 } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(admin.edit.send({ params, body: { calendarId: 5 } })).rejects.toMatchObject({ status: 404 })

  expect((await viewer.list.send({ query: day })).map(({ title }) => title)).toContain('All hands')
  await expect(viewer.create.send({ body: { ...draft, calendarId: 3 } })).rejects.toMatchObject({ status: 403 })
  await expect(viewer.edit.send({ params: { id: team.id }, body: { title: 'Mine' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(viewer.remove.send({ params: { id: team.id }, body: {} })).rejects.toMatchObject({ status: 403 })
  await expect(viewer.answer.send({ params: { id: team.id }, body: { answer: 'yes' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(
    viewer.createCalendar.send({ body: { name: 'Mine', color: 'blue', timeZone: 'UTC' } }),
  ).rejects.toMatchObject({ status: 403 })
  await expect(viewer.import.send({ body: { calendarId: 3, text: 'BEGIN:VCALENDAR' } })).rejects.toMatchObject({
    status: 403,
  })
  // Only one's own changes can be undone.
  await expect(viewer.undo.send({ params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
})

test('lets a guest see the event and answer, but not edit', async () => {
  const admin = await serve(calendar)
  const agent = await admin.as('agent')
  const { event } = await admin.create.send({
    body: {
      ...draft,
      recurrence: 'FREQ=DAILY;COUNT=3',
      guests: [amina, { userId: 'u1', email: 'a@b.example' }, amina],
    },
  })
  expect(event.guests).toEqual([
    { userId: 'u3', email: 'amina.haddad@larkmoor.example', name: 'Amina Haddad', answer: 'pending' },
    { userId: 'u1', email: 'ines.carvalho@larkmoor.example', name: 'Inês Carvalho', answer: 'yes' },
  ])
  const invitation = async () =>
    (await agent.list.send({ query: { ...day, to: '2031-03-27' } })).filter(({ title }) => title === 'Tea')
  const params = { id: event.id }
  expect(await invitation()).toMatchObject(
    [1, 2, 3].map(() => ({
      calendarId: null,
      answer: 'pending',
      writable: false,
      organiser: { name: 'Inês Carvalho' },
    })),
  )
  await expect(agent.edit.send({ params, body: { title: 'Mine' } })).rejects.toMatchObject({ status: 403 })
  await expect(agent.remove.send({ params, body: {} })).rejects.toMatchObject({ status: 403 })
  expect((await agent.search.send({ query: { q: 'tea' } })).map(({ id }) => id)).toContain(event.id)

  expect(await agent.answer.send({ params, body: { answer: 'maybe' } })).toMatchObject({ answer: 'maybe' })
  expect(
    await agent.answer.send({ params, body: { answer: 'no', scope: 'this', originalStart: '2031-03-25T09:00' } }),
  ).toMatchObject({ answer: 'no', changed: true })
  expect((await invitation()).map(({ answer }) => answer)).toEqual(['maybe', 'no', 'maybe'])
  const [first] = await admin.list.send({ query: { ...day, calendars: [1] } })
  expect(first?.guests[0]).toMatchObject({ userId: 'u3', answer: 'maybe' })
  await expect(admin.answer.send({ params: { id: 8 }, body: { answer: 'yes' } })).rejects.toMatchObject({ status: 403 })

  const edited = await admin.edit.send({ params, body: { title: 'Coffee', guests: [amina] } })
  expect(edited.event.guests).toMatchObject([{ userId: 'u3', answer: 'maybe' }])
  await admin.edit.send({ params, body: { scope: 'this', originalStart: '2031-03-26T09:00', guests: [] } })
  expect(
    (await agent.list.send({ query: { ...day, to: '2031-03-27' } })).filter(({ title }) => title === 'Coffee'),
  ).toHaveLength(2)
  await expect(agent.show.send({ params, query: { originalStart: '2031-03-26T09:00' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('lets a guest answer who may only read, but not answer for others', async () => {
  const admin = await serve(calendar)
  const viewer = await admin.as('viewer')
  const invited = { userId: 'u4', email: 'ignored@elsewhere.example', name: '' }
  const { event } = await admin.create.send({ body: { ...draft, guests: [amina, invited] } })
  const params = { id: event.id }
  expect(await viewer.answer.send({ params, body: { answer: 'yes' } })).toMatchObject({
    answer: 'yes',
    writable: false,
  })
  expect((await admin.show.send({ params })).guests.map(({ userId, answer }) => [userId, answer])).toEqual([
    ['u3', 'pending'],
    ['u4', 'yes'],
  ])
})

test('creates, edits, deletes and restores a calendar with its events', async () => {
  const admin = await serve(calendar)
  const agent = await admin.as('agent')
  const created = await admin.createCalendar.send({
    body: { name: ' Garden ', color: 'green', timeZone: 'Europe/Paris' },
  })
  expect(created).toMatchObject({
    name: 'Garden',
    shared: false,
    owner: { id: 'u1', name: 'Inês Carvalho' },
    writable: true,
  })
  const params = { id: created.id }
  await admin.create.send({ body: { ...draft, calendarId: created.id, title: 'Pruning', guests: [amina] } })
  const listTitles = async (api: typeof agent) =>
    (await api.list.send({ query: day })).some(({ title }) => title === 'Pruning')
  expect(await admin.editCalendar.send({ params, body: { shared: true, color: 'red' } })).toMatchObject({
    name: 'Garden',
    shared: true,
    color: 'red',
  })
  expect((await agent.calendars.send()).map(({ name }) => name)).toContain('Garden')

  await admin.removeCalendar.send({ params })
  expect((await admin.calendars.send()).map(({ name }) => name)).not.toContain('Garden')
  expect([await listTitles(admin), await listTitles(agent)]).toEqual([false, false])
  await expect(admin.create.send({ body: { ...draft, calendarId: created.id } })).rejects.toMatchObject({ status: 404 })
  await expect(agent.editCalendar.send({ params, body: { deleted: false } })).rejects.toMatchObject({ status: 404 })
  await admin.editCalendar.send({ params, body: { deleted: false } })
  expect([await listTitles(admin), await listTitles(agent)]).toEqual([true, true])
})
