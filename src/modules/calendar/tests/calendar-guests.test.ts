import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { calendar, type EventDraft } from '../contract.ts'

const weekly = {
  calendarId: 1,
  title: 'Review',
  start: '2031-03-24T09:00',
  end: '2031-03-24T10:00',
  timeZone: 'Europe/London',
  recurrence: 'FREQ=WEEKLY;COUNT=4',
  location: 'Attic',
} satisfies EventDraft
const [first, second, third] = ['2031-03-24T09:00', '2031-03-31T09:00', '2031-04-07T09:00'] as const
const guest = (userId: string) => ({ userId, email: 'ignored@elsewhere.example', name: '' })
const [manager, agent, viewer] = ['u2', 'u3', 'u4'].map(guest)
if (!manager || !agent || !viewer) throw new Error('There are no guests')

/** The weekly event of the administrator, with the agent as a guest. */
async function setUp(guests = [agent]) {
  const admin = await serve(calendar)
  const { event } = await admin.create.send({ body: { ...weekly, guests: guests.flatMap((one) => one ?? []) } })
  const params = { id: event.id }
  const listAnswers = async (originalStart: string) =>
    (await admin.show.send({ params, query: { originalStart } })).guests
      .map(({ userId, answer }) => `${userId} ${answer}`)
      .toSorted()
  return { admin, params, listAnswers, as: admin.as }
}

test('an occurrence that a guest has answered follows later changes of the guests of its series', async () => {
  const { admin, as, params, listAnswers } = await setUp()
  const agentApi = await as('agent')
  await agentApi.answer.send({ params, body: { answer: 'yes' } })
  await agentApi.answer.send({ params, body: { answer: 'no', scope: 'this', originalStart: second } })

  await admin.edit.send({ params, body: { guests: [agent, viewer] } })
  expect(await listAnswers(first)).toEqual(['u3 yes', 'u4 pending'])
  expect(await listAnswers(second)).toEqual(['u3 no', 'u4 pending'])

  await admin.edit.send({ params, body: { guests: [viewer] } })
  expect(await listAnswers(second)).toEqual(['u4 pending'])
  await expect(agentApi.show.send({ params, query: { originalStart: second } })).rejects.toMatchObject({ status: 404 })
})

test('an occurrence keeps its own guests, and lacks those removed from it, after a change of its series', async () => {
  const { admin, params, listAnswers } = await setUp([agent, viewer])
  await admin.edit.send({ params, body: { scope: 'this', originalStart: second, guests: [agent, manager] } })
  await admin.edit.send({ params, body: { scope: 'all', originalStart: first, title: 'Retrospective' } })
  expect(await listAnswers(second)).toEqual(['u2 pending', 'u3 pending'])
  await admin.edit.send({ params, body: { scope: 'all', originalStart: first, guests: [viewer] } })
  expect(await listAnswers(second)).toEqual(['u2 pending'])
  expect(await listAnswers(third)).toEqual(['u4 pending'])
})

test('an answer to one occurrence stays one to it when its guests are changed for all occurrences', async () => {
  const { admin, as, params, listAnswers } = await setUp()
  const agentApi = await as('agent')
  await agentApi.answer.send({ params, body: { answer: 'yes' } })
  await agentApi.answer.send({ params, body: { answer: 'no', scope: 'this', originalStart: second } })
  await admin.edit.send({ params, body: { scope: 'all', originalStart: second, guests: [agent, viewer] } })
  expect(await listAnswers(first)).toEqual(['u3 yes', 'u4 pending'])
  expect(await listAnswers(second)).toEqual(['u3 no', 'u4 pending'])
  const { event } = await admin.edit.send({
    params,
    body: { scope: 'following', originalStart: second, guests: [agent, manager] },
  })
  const later = await admin.show.send({ params: { id: event.id }, query: { originalStart: third } })
  expect(later.guests.map(({ userId, answer }) => [userId, answer])).toEqual([
    ['u3', 'yes'],
    ['u2', 'pending'],
  ])
})

const read = async (file: { blob: Blob }) => (await file.blob.text()).replaceAll('\r\n ', '')

test('exports to a guest of one occurrence only this one', async () => {
  const { admin, as, params } = await setUp([manager])
  await admin.edit.send({
    params,
    body: { scope: 'this', originalStart: second, title: 'With Amina', location: 'Cellar', guests: [agent] },
  })
  await admin.edit.send({ params, body: { scope: 'this', originalStart: third, description: 'Secret', guests: [] } })
  const file = await read(await (await as('agent')).exportEvent.send({ params }))
  const linesOf = (text: string) =>
    text.slice(text.indexOf('BEGIN:VEVENT')).match(/^(?:SUMMARY|LOCATION|RRULE|EXDATE|RECURRENCE-ID|DTSTART;TZID).*$/gm)
  expect(linesOf(file)).toEqual(['DTSTART;TZID=Europe/London:20310331T090000', 'SUMMARY:With Amina', 'LOCATION:Cellar'])
  expect(file).not.toContain('Secret')
  expect(file).not.toContain('tomasz.wieczorek@')
  // The manager is no guest of these two.
  const theirs = await read(await (await as('manager')).exportEvent.send({ params }))
  expect(linesOf(theirs)).toEqual([
    'DTSTART;TZID=Europe/London:20310324T090000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE;TZID=Europe/London:20310331T090000',
    'EXDATE;TZID=Europe/London:20310407T090000',
    'SUMMARY:Review',
    'LOCATION:Attic',
  ])
  expect(await read(await admin.exportEvent.send({ params }))).toContain('Secret')
})

test('a repeated request to move an event is no conflict with itself, but with another user’s', async () => {
  const admin = await serve(calendar)
  const { event } = await admin.create.send({ body: { ...weekly, recurrence: null } })
  const send = async (start: string) =>
    (
      await admin.send(`${calendar.base}/events/${event.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          start,
          end: start.replace('T12', 'T13'),
          base: { start: event.start, end: event.end },
        }),
      })
    ).status
  expect(await send('2031-03-24T12:00')).toBe(200)
  expect(await send('2031-03-24T12:00')).toBe(200)
  expect(await send('2031-03-25T12:00')).toBe(409)
})
