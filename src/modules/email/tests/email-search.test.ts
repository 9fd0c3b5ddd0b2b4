import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { email } from '../contract.ts'
import { Email } from '../contract-email.ts'
import type { Tables } from '../server/tables.ts'
import { mailServer } from './email-test-server.ts'

const as = mailServer(openRuntime)

const day = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString().slice(0, 10)

const all = async (q: string, user = 'u1') => (await as(user)).list.send({ query: { q, limit: 200 } })

test.each<[string, (message: Email) => boolean]>([
  ['from:isla', ({ from }) => from.name === 'Isla Drummond'],
  ['from:me', ({ from }) => from.email.startsWith('ines.')],
  ['to:tomasz', ({ to }) => to.some(({ name }) => name.startsWith('Tomasz'))],
  ['to:me', ({ to }) => to.some(({ email }) => email.startsWith('ines.'))],
  ['cc:callum', ({ cc }) => cc.some(({ name }) => name === 'Callum Rennick')],
  ['subject:"night-light, second"', ({ subject }) => subject.includes('Night-light, second')],
  ['in:sent', ({ folder }) => folder === 'sent'],
  ['in:drafts', ({ state }) => state === 'draft'],
  ['in:spam', ({ folder }) => folder === 'spam'],
  ['in:trash', ({ trash }) => trash],
  ['in:archive', ({ folder }) => folder === 'archive'],
  ['is:unread', ({ read }) => !read],
  ['is:read', ({ read }) => read],
  ['is:starred', ({ starred }) => starred],
  ['is:important', ({ important }) => important],
  ['has:attachment', ({ attachments }) => attachments.length > 0],
  ['filename:csv', ({ attachments }) => attachments.some(({ name }) => name.endsWith('.csv'))],
  [`before:${day(48)}`, ({ time }) => time.slice(0, 10) < day(48)],
  [`after:${day(48)}`, ({ time }) => time.slice(0, 10) >= day(48)],
  ['older_than:2d', ({ time }) => Date.parse(time) < Date.now() - 2 * 86_400_000],
  ['newer_than:2d', ({ time }) => Date.parse(time) > Date.now() - 2 * 86_400_000 - 60_000],
  ['larger:1k', (message) => message.body.length + message.attachments.reduce((sum, { size }) => sum + size, 0) > 1024],
  [
    'smaller:1k',
    (message) => message.body.length + message.attachments.reduce((sum, { size }) => sum + size, 0) < 1024,
  ],
  ['from:isla OR from:tomasz', ({ from }) => /^(isla|tomasz)/i.test(from.name)],
  ['from:(isla OR tomasz)', ({ from }) => /^(isla|tomasz)/i.test(from.name)],
  ['-(from:isla OR from:tomasz)', ({ from }) => !/^(isla|tomasz)/i.test(from.name)],
  ['"two tonnes"', ({ body }) => body.toLowerCase().includes('two tonnes')],
  ['القمر', ({ body }) => body.includes('القمر')],
  ['车轮轴', ({ subject }) => subject.includes('车轮轴')],
])('%s finds exactly the matching messages', async (q, isExpected) => {
  const results = await all(q)
  const everything = await all(/in:(spam|trash)/.test(q) ? 'in:anywhere' : 'in:all')
  expect(results.map(({ id }) => id)).toEqual(everything.filter(isExpected).map(({ id }) => id))
  expect(results.length).toBeGreaterThan(0)
})

test('finds messages by the name of a label, and nothing for words without a match', async () => {
  const api = await as()
  const clients = (await api.facets.send()).labels.find(({ name }) => name === 'Clients')
  const results = await all('label:clients')
  expect(results).toEqual((await all('in:all')).filter(({ labels }) => labels.includes(clients?.id ?? 0)))
  expect(await all('供应 OR')).toEqual([])
})

test.each([
  'from:isla',
  'is:unread',
  'has:attachment',
  'is:snoozed',
  'in:inbox',
  'label:clients',
  '"two tonnes"',
  'bcc:oliver',
])('-%s finds exactly the other messages', async (q) => {
  const [found, others, everything] = [await all(`${q} in:all`), await all(`-${q} in:all`), await all('in:all')]
  expect(found.length + others.length).toBe(everything.length)
  expect(new Set([...found, ...others].map(({ id }) => id)).size).toBe(everything.length)
  expect(found.length).toBeGreaterThan(0)
})

test('requires all words and operators, regardless of case and accents', async () => {
  const results = await all('FROM:etienne certificat lamp')
  expect(results.map(({ from }) => from.name)).toEqual(['Étienne Larouche'])
  expect(await all('from:etienne -lamp')).toEqual([])
})

test('finds spam and deleted messages only with an explicit folder', async () => {
  expect(await all('premium packing tape')).toEqual([])
  expect(await all('premium packing tape in:spam')).toHaveLength(1)
  expect(await all('coffee machine in:anywhere')).toHaveLength(1)
})

test.each(['before:soon', 'larger:huge', 'is:blue', '"never closed', '%', '_', '\\', "' or 1=1 --", '-', ':', 'in:'])(
  'accepts the search %s without an error',
  async (q) => {
    const results = await all(q)
    expect(results.length).toBeLessThan(200)
  },
)

test.each(['%', '_'])('searches for %s literally', async (q) => {
  const results = await all(q)
  const files = (message: Email) => message.attachments.map(({ name }) => name).join(' ')
  expect(results.every((message) => `${message.subject}${message.body}${files(message)}`.includes(q))).toBe(true)
})

test('shows the own text of a reply as its snippet, without the quotation', async () => {
  const api = await as()
  const quote = '<p>On Monday Isla wrote:</p><blockquote><p>Is it ready?</p></blockquote>'
  const draft = (body: string) => api.draft.send({ body: { body } })
  expect(await draft(`<p>It is.</p>${quote}`)).toMatchObject({ snippet: 'It is.' })
  expect((await draft(quote)).snippet).toContain('Is it ready?')
})

test('lists conversations in the order of the times that it shows, also with a draft', async () => {
  const api = await as()
  const [, , third] = await api.threads.send({ query: { in: 'all', limit: 200 } })
  const [message] = await api.thread.send({ params: { id: third?.threadId ?? 0 } })
  await api.draft.send({ body: { inReplyTo: message?.id, body: '<p>Soon</p>' } })
  const times = (await api.threads.send({ query: { in: 'all', limit: 200 } })).map(({ time }) => time)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('finds a Bcc recipient only for the sender', async () => {
  expect(await all('bcc:oliver')).toHaveLength(1)
  expect(await all('bcc:oliver', 'u4')).toEqual([])
  expect((await all('subject:"paper price"', 'u4')).length).toBe(1)
  expect(await all('oliver subject:"paper price"')).toEqual([])
})

test('combines a search with a label or a folder', async () => {
  const api = await as()
  const clients = (await api.facets.send()).labels.find(({ name }) => name === 'Clients')
  const results = await api.threads.send({ query: { label: clients?.id ?? 0, q: 'lamp' } })
  expect(results.map(({ subject }) => subject)).toEqual(['Lamp certificates: the charger is still missing'])
  expect(await api.threads.send({ query: { in: 'archive', q: 'lamp certificates' } })).toEqual([])
  expect(Email.parse((await api.list.send({ query: { q: 'in:drafts', in: 'inbox' } }))[0]).state).toBe('draft')
})

test('begins the days of a search in the time zone of the request, else in that of the workspace', async () => {
  const { as, db } = await openNotices({ workspace: { timeZone: 'Asia/Tokyo' } })
  const api = await as('u1', email)
  const [message] = await api.list.send({ query: { in: 'inbox', limit: 1 } })
  const id = message?.id ?? 0
  // In Tokyo the morning of 2 March, in New York the evening of 1 March.
  await db
    .withTables<Pick<Tables, 'emailCopies'>>()
    .updateTable('emailCopies')
    .set({ time: '2026-03-01T23:30:00.000Z' })
    .where('id', '=', id)
    .execute()
  const isFound = async (q: string, timeZone?: string) =>
    (await api.list.send({ query: { q, limit: 200, ...(timeZone && { timeZone }) } })).some((one) => one.id === id)
  expect(await isFound('after:2026-03-02 before:2026-03-03')).toBe(true)
  expect(await isFound('after:2026-03-02 before:2026-03-03', 'UTC')).toBe(false)
  expect(await isFound('after:2026-03-01 before:2026-03-02', 'America/New_York')).toBe(true)
  await expect(isFound('after:2026-03-01', 'Mars/Base')).rejects.toMatchObject({ status: 422 })

  const conditions = { words: 'after:2026-03-02 before:2026-03-03' }
  const rule = await api.createRule.send({ body: { name: 'March', conditions, actions: { starred: true } } })
  expect((await api.runRule.send({ params: { id: rule.id } })).messages).toBe(1)
})
