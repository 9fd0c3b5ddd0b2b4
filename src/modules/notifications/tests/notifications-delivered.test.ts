import { expect, test } from 'vitest'
import { openServer } from './notifications-steps.ts'

test('combines repeated notices until they are read, and updates screens at once', async () => {
  const { as, changes } = await openServer()
  const writer = await as('u2')
  const reader = await as('u1')
  const { id } = await writer.desk.pin.send({ body: { words: 'Low tide', to: ['u1', 'u2'] } })
  const announce = (words: string) => writer.desk.announce.send({ params: { id }, body: { to: ['u1', 'u2'], words } })
  await announce('one')
  await announce('two')
  expect(changes.filter((change) => change.startsWith('notifications'))).toEqual(Array(3).fill('notifications u1'))
  const [reported, pinned] = await reader.list.send()
  expect(pinned).toMatchObject({ kind: 'pinned', count: 1, path: '/desk/1', author: { name: 'Tomasz Wieczorek' } })
  expect(reported).toMatchObject({ kind: 'told', count: 2, values: { words: 'two' }, readAt: null })
  expect(await reader.unread.send()).toEqual({ count: 2, paths: ['/desk/1'] })
  expect(await writer.list.send()).toEqual([])

  await reader.visit.send({ body: { path: '/desk/1' } })
  await announce('three')
  expect(await reader.list.send()).toMatchObject([{ count: 1, values: { words: 'three' }, readAt: null }, {}, {}])
  expect((await reader.unread.send()).count).toBe(1)
})

test('combines concurrent notices, and sends one-time notices once', async () => {
  const { as } = await openServer()
  const writers = await Promise.all([as('u2'), as('u5'), as('u2')])
  const reader = await as('u1')
  const { id } = await (await as('u2')).desk.pin.send({ body: { words: 'Low tide', to: [] } })
  const announceAll = (once?: string) =>
    Promise.all(
      writers.map(({ desk }) =>
        desk.announce.send({ params: { id }, body: { to: ['u1'], words: 'now', ...(once && { once }) } }),
      ),
    )
  await announceAll()
  expect(await reader.list.send()).toMatchObject([{ count: 3 }])
  await announceAll('due 1')
  await reader.markAll.send({ body: {} })
  await announceAll('due 1')
  expect(await reader.list.send()).toHaveLength(2)
  await announceAll('due 2')
  expect(await reader.list.send()).toHaveLength(3)
})

test('withdraws one of several notices, those of a user, or those of all users', async () => {
  const { as } = await openServer()
  const { desk } = await as('u2')
  const one = await as('u1')
  const other = await as('u5')
  const { id } = await desk.pin.send({ body: { words: 'Low tide', to: ['u1', 'u5'] } })
  for (const words of ['a', 'b']) await desk.announce.send({ params: { id }, body: { to: ['u1', 'u5'], words } })
  await desk.withdraw.send({ params: { id }, body: { to: ['u1'], single: true } })
  expect((await one.list.send()).map(({ kind, count }) => `${kind} ${count}`)).toEqual(['told 1', 'pinned 1'])
  await desk.withdraw.send({ params: { id }, body: { to: ['u1'], single: true } })
  expect(await one.list.send()).toMatchObject([{ kind: 'pinned' }])
  expect(await other.list.send()).toMatchObject([{ kind: 'told', count: 2 }, { kind: 'pinned' }])
  await desk.tear.send({ params: { id } })
  expect([...(await one.list.send()), ...(await other.list.send())]).toEqual([])
})

test('sends notices on the chosen channels', async () => {
  const { as, messages, mail, pass } = await openServer()
  const { desk } = await as('u2')
  const reader = await as('u1')
  const { id } = await desk.pin.send({ body: { words: 'Low tide', to: [] } })
  const announce = (words: string) => desk.announce.send({ params: { id }, body: { to: ['u1'], words } })
  const choose = (inApp: boolean, byMail: boolean) =>
    reader.prefer.send({ body: { mail: 'atOnce', choices: [{ topic: 'desk', kind: 'told', inApp, byMail }] } })

  await choose(false, true)
  await announce('by mail alone')
  expect(await reader.list.send()).toEqual([])
  await choose(false, false)
  await desk.announce.send({ params: { id }, body: { to: ['u1'], words: 'not at all', once: 'never' } })
  await mail()
  expect(await messages()).toEqual([])
  pass(6)
  await mail()
  expect((await messages()).map(({ html }) => html)).toEqual([expect.stringContaining('by mail alone')])
  expect(JSON.stringify(await messages())).not.toContain('not at all')
})

test('emails unread notices once a day in the user’s language, from one of two processes', async () => {
  const { as, messages, mail, pass, db } = await openServer()
  const { desk } = await as('u2')
  const reader = await as('u1')
  const silent = await as('u5')
  await silent.prefer.send({ body: { mail: 'never' } })
  const value = JSON.stringify({ isLanguage: 'fr' })
  await db
    .insertInto('settings')
    .values({ userId: 'u1', value, language: 'fr', savedAt: '2026-11-22T09:00:00.000Z' })
    .execute()
  for (const words of ['<b>Low</b> tide', 'High tide', 'Read in time'])
    await desk.pin.send({ body: { words, to: ['u1', 'u5'] } })
  await mail()
  expect(await messages()).toEqual([])

  await reader.visit.send({ body: { path: '/desk/3' } })
  pass(22 * 60)
  await Promise.all([mail(), mail()])
  const [message, ...others] = await messages()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    to: [{ email: 'ines.carvalho@larkmoor.example' }],
    subject: '2 nouvelles notifications',
  })
  expect(message?.html).toContain('http://atrium.test/desk/1')
  expect(message?.html).toContain('http://atrium.test/pages/notifications/preferences')
  expect(message?.html).not.toContain('<b>')
  expect(message?.html).not.toContain('Read in time')

  pass(24 * 60)
  await mail()
  expect(await messages()).toHaveLength(1)
})

test('hides notices that the user may no longer read, and shows them again with the right', async () => {
  const { as, messages, mail, pass, mayRead } = await openServer()
  const { desk } = await as('u1')
  const reader = await as('u3')
  await desk.pin.send({ body: { words: 'Low tide', to: ['u3'] } })
  expect((await reader.unread.send()).count).toBe(1)
  await mayRead('agent', false)
  expect(await reader.list.send()).toEqual([])
  expect(await reader.unread.send()).toEqual({ count: 0, paths: [] })
  expect(await reader.facets.send()).toEqual([])
  expect((await reader.preferences.send()).choices).toEqual([])
  await desk.pin.send({ body: { words: 'High tide', to: ['u3'] } })
  pass(22 * 60)
  await mail()
  expect(await messages()).toEqual([])
  await mayRead('agent', true)
  expect(await (await as('u3')).list.send()).toMatchObject([{ values: { words: 'Low tide' } }])
})
