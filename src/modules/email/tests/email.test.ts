import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { Email, mailFolders } from '../contract-email.ts'
import { mailServer, tomasz } from './email-test-server.ts'

const as = mailServer(openRuntime)

test('every folder lists as many conversations as it counts', async () => {
  const api = await as()
  const { folders: counts, labels } = await api.facets.send()
  for (const folder of mailFolders) {
    const listed = await api.threads.page({ query: { in: folder } }).queryFn({ signal: new AbortController().signal })
    expect({ folder, total: listed.total }).toEqual({ folder, total: counts[folder].total })
    expect(listed.items).toHaveLength(counts[folder].total)
    expect(listed.items.filter(({ unread }) => unread > 0).length).toBeGreaterThanOrEqual(counts[folder].unread)
  }
  for (const { id, total } of labels) expect(await api.threads.send({ query: { label: id } })).toHaveLength(total)
})

test('lists the inbox by default, the latest conversation first', async () => {
  const api = await as()
  const inbox = await api.threads.send()
  expect(await api.threads.send({ query: { in: 'inbox' } })).toEqual(inbox)
  expect(inbox.map(({ time }) => time)).toEqual(
    inbox
      .map(({ time }) => time)
      .toSorted()
      .toReversed(),
  )
  expect(inbox.every(({ folders, trash }) => folders.includes('inbox') && !trash)).toBe(true)
})

test('has sample mail for every user', async () => {
  const api = await as()
  const all = await api.list.send({ query: { in: 'all', limit: 200 } })
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(all.some(({ attachments }) => attachments.length > 0)).toBe(true)
  for (const user of ['u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8']) {
    const { folders: counts } = await (await as(user)).facets.send()
    expect(counts.all.total).toBeGreaterThan(1)
  }
})

test('returns the fields of the specification for a message', async () => {
  const api = await as()
  const [message] = await api.list.send({ query: { limit: 1 } })
  expect(Object.keys(message ?? {})).toEqual(
    expect.arrayContaining([
      'id',
      'starred',
      'important',
      'checked',
      'trash',
      'from',
      'to',
      'subject',
      'body',
      'time',
      'folder',
      'label',
      'attachments',
      'read',
    ]),
  )
  expect(message && (await api.show.send({ params: { id: message.id } }))).toEqual(message)
})

test('returns a page of conversations with the total', async () => {
  const api = await as()
  const all = await api.threads.send({ query: { in: 'all', limit: 200 } })
  const second = await api.threads
    .page({ query: { in: 'all', page: 2, limit: 5 } })
    .queryFn({ signal: new AbortController().signal })
  expect(second).toMatchObject({ items: all.slice(5, 10), total: all.length })
  expect(await api.threads.send({ query: { in: 'all', page: 1000, limit: 5 } })).toEqual([])
})

test('returns all messages of a conversation, oldest first', async () => {
  const api = await as()
  const [first] = await api.threads.send({ query: { q: 'subject:"proof copy"' } })
  const messages = await api.thread.send({ params: { id: first?.threadId ?? 0 } })
  expect(messages.map(({ from }) => from.name)).toEqual(['Isla Drummond', 'Inês Carvalho', 'Isla Drummond'])
  expect(messages.map(({ time }) => time)).toEqual(messages.map(({ time }) => time).toSorted())
  expect(messages[2]?.inReplyTo).toBe(messages[1]?.id)
  expect(first).toMatchObject({ count: 3, unread: 1, subject: 'Proof copy of the autumn catalogue' })
  expect(first?.participants.map(({ name, isMe }) => [name, isMe])).toEqual([
    ['Isla Drummond', false],
    ['Inês Carvalho', true],
  ])
})

test.each(['starred', 'important', 'checked', 'trash', 'read'] as const)(
  'turns %s on and off, and changes nothing else',
  async (flag) => {
    const api = await as('u2')
    const before = Email.parse(await api.find('in:inbox'))
    const params = { id: before.id }
    const changed = await api.edit.send({ params, body: { [flag]: !before[flag] } })
    expect({ ...changed, deletedAt: 0 }).toEqual({ ...before, [flag]: !before[flag], deletedAt: 0 })
    expect(await api.show.send({ params })).toEqual(changed)
    expect(await api.edit.send({ params, body: { [flag]: before[flag] } })).toEqual(before)
    expect(await api.edit.send({ params, body: {} })).toEqual(before)
  },
)

test('archives messages, and excludes spam from searches', async () => {
  const api = await as('u7')
  const message = Email.parse(await api.find('in:inbox is:unread'))
  const params = { id: message.id }
  const q = `subject:"${message.subject}"`
  expect(await api.edit.send({ params, body: { folder: 'archive' } })).toMatchObject({ folder: 'archive' })
  expect(await api.list.send({ query: { in: 'archive', limit: 200 } })).toContainEqual(
    expect.objectContaining({ id: message.id }),
  )
  await api.edit.send({ params, body: { folder: 'spam' } })
  expect((await api.list.send({ query: { q, limit: 200 } })).map(({ id }) => id)).not.toContain(message.id)
  expect((await api.list.send({ query: { q: `${q} in:spam` } })).map(({ id }) => id)).toContain(message.id)
  expect(await api.edit.send({ params, body: { folder: 'inbox' } })).toMatchObject({ folder: 'inbox' })
})

test('does not move sent messages to another folder', async () => {
  const api = await as()
  const sent = Email.parse(await api.find('in:sent from:me'))
  expect(await api.edit.send({ params: { id: sent.id }, body: { folder: 'spam' } })).toMatchObject({ folder: 'sent' })
})

test('keeps a message restorable however often it is removed, and deletes it by a purge', async () => {
  const api = await as('u5')
  const before = Email.parse(await api.find('in:inbox'))
  const { id } = before
  await Promise.all([1, 2, 3].map(() => api.remove.send({ params: { id } })))
  const removed = await api.show.send({ params: { id } })
  expect(removed).toMatchObject({ trash: true })
  await api.remove.send({ params: { id } })
  expect(await api.show.send({ params: { id } })).toEqual(removed)
  expect(await api.edit.send({ params: { id }, body: { trash: false } })).toEqual(before)
  await api.remove.send({ params: { id } })
  expect(await api.purge.send({ body: { target: { ids: [id] } } })).toEqual({ removed: 1 })
  await expect(api.show.send({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('empties only the own trash', async () => {
  const [api, other] = [await as('u6'), await as('u3')]
  const ownCopy = Email.parse(await api.find('in:inbox'))
  const otherCopy = Email.parse(await other.find('in:inbox'))
  await api.edit.send({ params: { id: ownCopy.id }, body: { trash: true } })
  await other.edit.send({ params: { id: otherCopy.id }, body: { trash: true } })
  const { removed } = await api.emptyTrash.send()
  expect(removed).toBeGreaterThan(0)
  expect(await api.threads.send({ query: { in: 'trash' } })).toEqual([])
  expect(await other.show.send({ params: { id: otherCopy.id } })).toMatchObject({ trash: true })
  expect(await api.emptyTrash.send()).toEqual({ removed: 0 })
  expect(await api.emptySpam.send()).toEqual({ removed: 1 })
})

test('keeps a message for one user after the other has deleted it', async () => {
  const [api, other] = [await as(), await as('u2')]
  const sent = await api.post({ to: [tomasz], subject: 'Kept by one' })
  await api.remove.send({ params: { id: sent.id } })
  await api.purge.send({ body: { target: { ids: [sent.id] } } })
  expect(await other.find('subject:"kept by one"')).toMatchObject({ subject: 'Kept by one', from: sent.from })
})

test('hides a snoozed conversation from the inbox, and shows it again at its time', async () => {
  const api = await as('u3')
  const message = Email.parse(await api.find('in:inbox'))
  const params = { id: message.id }
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  expect(await api.edit.send({ params, body: { snoozedUntil: soon } })).toMatchObject({ snoozedUntil: soon })
  const inbox = async () => (await api.list.send({ query: { in: 'inbox' } })).map(({ id }) => id)
  expect(await inbox()).not.toContain(message.id)
  expect((await api.list.send({ query: { in: 'snoozed' } })).map(({ id }) => id)).toEqual([message.id])
  await api.edit.send({ params, body: { snoozedUntil: new Date(Date.now() - 1000).toISOString() } })
  expect(await inbox()).toContain(message.id)
})

test('creates, assigns, renames, recolours and deletes labels', async () => {
  const api = await as('u6')
  const label = await api.createLabel.send({ body: { name: ' Later ', color: 'info' } })
  expect(label).toEqual({ id: label.id, name: 'Later', color: 'info' })
  const { id } = Email.parse(await api.find('in:all'))
  const labelled = await api.edit.send({ params: { id }, body: { labels: [label.id] } })
  expect(labelled).toMatchObject({ label: 'Later', labels: [label.id] })
  expect(await api.list.send({ query: { q: 'label:later' } })).toEqual([labelled])
  const params = { id: label.id }
  expect(await api.editLabel.send({ params, body: { name: 'Much later' } })).toMatchObject({ color: 'info' })
  expect(await api.editLabel.send({ params, body: { color: 'error' } })).toMatchObject({ name: 'Much later' })
  expect(await api.editLabel.send({ params, body: {} })).toEqual({ id: label.id, name: 'Much later', color: 'error' })
  expect(await api.list.send({ query: { q: 'label:much-later' } })).toHaveLength(1)
  expect((await api.facets.send()).labels).toContainEqual({
    ...params,
    name: 'Much later',
    color: 'error',
    total: 1,
    unread: 0,
  })
  await api.removeLabel.send({ params })
  expect(await api.show.send({ params: { id } })).toMatchObject({ label: '', labels: [] })
})

test('saves the signature of each user, and sanitises it', async () => {
  const [api, other] = [await as(), await as('u2')]
  const before = await other.settings.send()
  const saved = await api.saveSettings.send({ body: { signature: '<p onclick="x()">Inês</p><script>1</script>' } })
  expect(saved).toEqual({ signature: '<p>Inês</p>', undoSeconds: 10 })
  expect(await api.saveSettings.send({ body: { undoSeconds: 30 } })).toEqual({ ...saved, undoSeconds: 30 })
  expect(await api.settings.send()).toEqual({ ...saved, undoSeconds: 30 })
  expect(await other.settings.send()).toEqual(before)
})
