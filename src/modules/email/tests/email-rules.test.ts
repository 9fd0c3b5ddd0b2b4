import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { amina, ines, mailServer, statuses, tomasz } from './email-test-server.ts'

const serve = mailServer(openRuntime)

type Api = Awaited<ReturnType<typeof serve>>

const addRule = (api: Api, rule: Parameters<Api['createRule']['send']>[0]['body']) =>
  api.createRule.send({ body: rule })

/** Removes the rules of earlier tests. */
async function mailbox(userId: string) {
  const api = await serve(userId)
  for (const { id } of await api.rules.send()) await api.removeRule.send({ params: { id } })
  return api
}

test('sorts arriving mail by its sender, subject, words and attachment', async () => {
  const api = await mailbox('u2')
  const label = await api.createLabel.send({ body: { name: 'Harbour', color: 'info' } })
  await addRule(api, {
    name: 'Harbour',
    conditions: { from: 'ines OR isla', subject: 'harbour', words: '-storm' },
    actions: { moveTo: 'archive', read: true, starred: true, labels: [label.id] },
  })
  await addRule(api, { name: 'Files', conditions: { hasAttachment: true }, actions: { important: true } })
  const sender = await serve()
  await sender.post({ to: [tomasz], subject: 'The harbour plan', body: '<p>Calm</p>' })
  await sender.post({ to: [tomasz], subject: 'The harbour wall', body: '<p>Storm ahead</p>' })
  const file = await sender.upload('map.txt', 'x')
  await sender.post({ to: [tomasz], subject: 'Chart of the bay', attachments: [file.id] })
  expect(await api.find('subject:"harbour plan"')).toMatchObject({
    folder: 'archive',
    read: true,
    starred: true,
    labels: [label.id],
  })
  expect(await api.find('subject:"harbour wall"')).toMatchObject({ folder: 'inbox', read: false, labels: [] })
  expect(await api.find('subject:"chart of the bay"')).toMatchObject({ folder: 'inbox', important: true })
  expect(await sender.find('subject:"harbour plan"')).toMatchObject({ folder: 'sent', labels: [] })
})

test('applies rules in their order until one stops', async () => {
  const api = await mailbox('u2')
  const conditions = { subject: 'lantern' }
  const first = await addRule(api, { name: 'A', conditions, actions: { starred: true }, stops: true })
  const second = await addRule(api, { name: 'B', conditions, actions: { important: true } })
  const inactiveRule = await addRule(api, { name: 'C', conditions, actions: { read: true }, active: false })
  const sender = await serve()
  const arrived = async (subject: string) => {
    await sender.post({ to: [tomasz], subject })
    const { starred, important, read } = (await api.find(`subject:"${subject}"`)) ?? {}
    return { starred, important, read }
  }
  expect(await arrived('lantern one')).toEqual({ starred: true, important: false, read: false })
  const order = await api.orderRules.send({ body: { ids: [second.id, first.id] } })
  expect(order.map(({ id }) => id)).toEqual([second.id, first.id, inactiveRule.id])
  expect(await arrived('lantern two')).toEqual({ starred: true, important: true, read: false })
  await api.editRule.send({ params: { id: inactiveRule.id }, body: { active: true } })
  await api.editRule.send({ params: { id: first.id }, body: { stops: false } })
  expect(await arrived('lantern three')).toEqual({ starred: true, important: true, read: true })
})

test('runs a rule on the mail that is there, and returns the change that undoes it', async () => {
  const api = await mailbox('u2')
  const sender = await serve()
  for (const subject of ['kettle one', 'kettle two']) await sender.post({ to: [tomasz], subject })
  await api.post({ to: [ines], subject: 'kettle three' })
  const { id } = await addRule(api, { name: 'Kettle', conditions: { subject: 'kettle' }, actions: { moveTo: 'trash' } })
  const listTrashed = async () =>
    (await api.list.send({ query: { q: 'kettle in:anywhere' } })).map(({ trash }) => trash)
  expect(await listTrashed()).toEqual([false, false, false])
  const report = await api.runRule.send({ params: { id } })
  expect(report.messages).toBe(2)
  expect(await listTrashed()).toEqual([false, true, true])
  await api.bulk.send({ body: { changes: report.undo } })
  expect(await listTrashed()).toEqual([false, false, false])
})

test('keeps working after its label was deleted', async () => {
  const api = await mailbox('u2')
  const label = await api.createLabel.send({ body: { name: 'Brief', color: 'info' } })
  await addRule(api, {
    name: 'Brief',
    conditions: { subject: 'pebble' },
    actions: { starred: true, labels: [label.id] },
  })
  await api.removeLabel.send({ params: { id: label.id } })
  await (await serve()).post({ to: [tomasz], subject: 'pebble' })
  expect(await api.find('subject:pebble')).toMatchObject({ starred: true, labels: [] })
})

test('sorts mail to oneself', async () => {
  const api = await mailbox('u3')
  await addRule(api, { name: 'Notes', conditions: { from: 'amina' }, actions: { important: true } })
  await api.post({ to: [amina], subject: 'Do not forget the ladder' })
  expect(await api.find('subject:ladder')).toMatchObject({ folder: 'inbox', important: true })
})

test('refuses rules without condition or action, other people’s rules and labels, and stale edits', async () => {
  const api = await mailbox('u2')
  const other = await mailbox('u3')
  const rule = await addRule(api, { name: 'A', conditions: { from: 'a' }, actions: { read: true } })
  const label = await other.createLabel.send({ body: { name: 'Hers', color: 'info' } })
  const params = { id: rule.id }
  expect(
    await statuses([
      addRule(api, { name: 'A', conditions: {}, actions: { read: true } }),
      addRule(api, { name: 'A', conditions: { from: 'a' }, actions: {} }),
      addRule(api, { name: 'A', conditions: { from: 'a' }, actions: { labels: [label.id] } }),
      other.editRule.send({ params, body: { name: 'Mine' } }),
      other.removeRule.send({ params }),
      other.runRule.send({ params }),
      other.orderRules.send({ body: { ids: [rule.id] } }),
      api.editRule.send({ params, body: { name: 'C', base: { name: 'B' } } }),
    ]),
  ).toEqual([422, 422, 422, 404, 404, 404, 404, 409])
  expect(await other.rules.send()).toEqual([])
  expect(await api.rules.send()).toEqual([rule])
})

test('keeps the order in which rules were put after one was removed', async () => {
  const api = await mailbox('u2')
  const rules = []
  for (const name of ['A', 'B', 'C', 'D', 'E'])
    rules.push((await addRule(api, { name, conditions: { from: name }, actions: { read: true } })).id)
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = rules
  for (const id of [b, c]) await api.removeRule.send({ params: { id } })
  await api.orderRules.send({ body: { ids: [e, a, d] } })
  expect((await api.orderRules.send({ body: { ids: [e, d, a] } })).map(({ id }) => id)).toEqual([e, d, a])
  await api.removeRule.send({ params: { id: e } })
  const f = (await addRule(api, { name: 'F', conditions: { from: 'f' }, actions: { read: true } })).id
  const g = (await addRule(api, { name: 'G', conditions: { from: 'g' }, actions: { read: true } })).id
  await api.removeRule.send({ params: { id: d } })
  expect((await api.orderRules.send({ body: { ids: [a, g, f] } })).map(({ id }) => id)).toEqual([a, g, f])
})

test.each(['-', 'OR', '""', '()', '( )'])('refuses the words %s, which all mail would meet', async (words) => {
  const api = await mailbox('u2')
  const body = { name: 'A', conditions: { words }, actions: { moveTo: 'trash' as const } }
  await expect(api.createRule.send({ body })).rejects.toMatchObject({ status: 422 })
  await expect(addRule(api, { ...body, conditions: { from: 'OR', subject: 'x' } })).rejects.toMatchObject({
    status: 422,
  })
})

test('finds parentheses in a subject, and searches within words', async () => {
  const api = await mailbox('u2')
  await addRule(api, { name: 'A', conditions: { subject: '(anchor)' }, actions: { starred: true } })
  await addRule(api, { name: 'B', conditions: { words: 'subject:(anchor OR capstan)' }, actions: { important: true } })
  await addRule(api, {
    name: 'C',
    conditions: { subject: 'bell "anchor', words: 'OR' + ' rope' },
    actions: { read: true },
  })
  await (await serve()).post({ to: [tomasz], subject: 'The (anchor) again' })
  expect(await api.find('subject:anchor')).toMatchObject({ starred: true, important: true, read: false })
})
