import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { amina, ines, mailServer, oliver, statuses, tomasz } from './email-test-server.ts'

const serve = mailServer(openRuntime)

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const activeReply = { active: true, since: null, until: null, subject: '', body: '<p>Back on Monday</p>' }
const inactiveReply = { ...activeReply, active: false }

const replies = async (api: Awaited<ReturnType<typeof serve>>, q: string) =>
  (await api.list.send({ query: { q: `${q} from:tomasz` } })).map(({ subject, snippet }) => [subject, snippet])

test('replies once to each sender, in the conversation, and again after the reply was saved', async () => {
  const api = await serve('u2')
  await api.saveVacation.send({ body: activeReply })
  expect((await api.facets.send()).isAway).toBe(true)
  const sender = await serve()
  for (const subject of ['Kiln', 'Kiln again']) await sender.post({ to: [tomasz], subject })
  const answered = [['Re: Kiln', 'Back on Monday']]
  expect(await replies(sender, 'kiln')).toEqual(answered)
  const sent = await api.find('subject:"re: kiln" in:sent')
  expect(sent).toMatchObject({
    to: [ines],
    read: true,
    threadId: (await api.find('subject:kiln from:ines -again'))?.threadId,
  })

  const other = await serve('u3')
  await other.post({ to: [], cc: [tomasz], subject: 'Kiln for me' })
  expect(await replies(other, 'kiln')).toEqual([['Re: Kiln for me', 'Back on Monday']])

  await api.saveVacation.send({ body: { ...activeReply, subject: 'Away' } })
  await sender.post({ to: [tomasz], subject: 'Kiln once more' })
  expect(await replies(sender, 'monday')).toContainEqual(['Away', 'Back on Monday'])
  await api.saveVacation.send({ body: inactiveReply })
})

test('replies from the first day to the last', async () => {
  const api = await serve('u2')
  const sender = await serve()
  const answers = async (since: string | null, until: string | null, subject: string) => {
    await api.saveVacation.send({ body: { ...activeReply, since, until } })
    await sender.post({ to: [tomasz], subject })
    return (await replies(sender, `"${subject}"`)).length
  }
  expect(await answers(day(-3), day(-2), 'Reed before')).toBe(0)
  expect(await answers(day(2), day(3), 'Reed after')).toBe(0)
  expect(await answers(day(-1), day(1), 'Reed within')).toBe(1)
  expect(await answers(null, day(1), 'Reed until')).toBe(1)
  await api.saveVacation.send({ body: inactiveReply })
  await sender.post({ to: [tomasz], subject: 'Reed off' })
  expect(await replies(sender, '"reed off"')).toEqual([])
})

test('two users who are away do not answer each other without end', async () => {
  const [one, other] = await Promise.all([serve('u2'), serve('u3')])
  for (const api of [one, other]) await api.saveVacation.send({ body: { ...activeReply, subject: 'Gone fishing' } })
  await one.post({ to: [amina], subject: 'Nets' })
  const senders = (await one.list.send({ query: { q: 'subject:"gone fishing"' } })).map(({ from }) => from.email)
  expect(senders).toEqual([amina.email])
  for (const api of [one, other]) await api.saveVacation.send({ body: inactiveReply })
})

test('does not answer blind copies, own messages, or messages that a rule moves to spam', async () => {
  const api = await serve('u2')
  await api.saveVacation.send({ body: { ...activeReply, subject: 'Silence' } })
  const { id } = await api.createRule.send({
    body: { name: 'Ads', conditions: { subject: 'bargain' }, actions: { moveTo: 'spam' } },
  })
  const sender = await serve()
  await sender.post({ to: [oliver], bcc: [tomasz], subject: 'In secret' })
  await sender.post({ to: [tomasz], subject: 'A bargain' })
  await api.post({ to: [tomasz], subject: 'To myself' })
  expect(await api.list.send({ query: { q: 'subject:silence in:anywhere' } })).toEqual([])
  await api.removeRule.send({ params: { id } })
  await api.saveVacation.send({ body: inactiveReply })
})

test('refuses a reply without a text, which may stay empty while it is off', async () => {
  const api = await serve('u2')
  const send = (body: string, active: boolean) => api.saveVacation.send({ body: { ...activeReply, active, body } })
  expect(await statuses([send('', true), send('<p> </p>', true), send('<p>&nbsp;<br></p>', true)])).toEqual([
    422, 422, 422,
  ])
  expect((await api.facets.send()).isAway).toBe(false)
  expect((await send('', false)).body).toBe('')
})

test('refuses a last day before the first, and keeps the reply private', async () => {
  const api = await serve('u2')
  const saved = await api.saveVacation.send({ body: { ...inactiveReply, since: '2026-12-01', until: '2026-12-24' } })
  expect(saved).toEqual(await api.vacation.send())
  expect(
    await statuses([api.saveVacation.send({ body: { ...activeReply, since: '2026-12-02', until: '2026-12-01' } })]),
  ).toEqual([422])
  expect((await (await serve('u3')).vacation.send()).until).toBeNull()
})
