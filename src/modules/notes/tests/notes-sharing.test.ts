import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { notes } from '../contract.ts'

const statuses = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 'allowed'))

/** A note of the administrator that is shared with an agent, and a manager who has nothing to do with it. */
async function openShared(body: { title: string; text?: string } = { title: 'Zeppelin picnic' }) {
  const owner = await serve(notes)
  const [friend, stranger] = [await owner.as('agent'), await owner.as('manager')]
  const own = async (api: typeof friend) => {
    const mine = await api.create.send({ body: { title: 'Of my own' } })
    return mine.owner.id
  }
  const ids = { friend: await own(friend), stranger: await own(stranger) }
  const note = await owner.create.send({ body })
  const params = { id: note.id }
  const shared = await owner.share.send({ params, body: { userIds: [ids.friend] } })
  const has = async (api: typeof friend, query: Parameters<typeof friend.list.send>[0] = {}) =>
    (await api.list.send(query)).some(({ id }) => id === note.id)
  return { owner, friend, stranger, ids, note, shared, params, has }
}

test('shows a shared note to its collaborators, first on their board, with its owner', async () => {
  const { friend, stranger, ids, note, shared, has } = await openShared()
  expect(shared.collaborators.map(({ id }) => id)).toEqual([ids.friend])
  const [first] = (await friend.list.send()).filter(({ pinned }) => !pinned)
  expect(first).toMatchObject({ id: note.id, owner: { id: note.owner.id, name: note.owner.name } })
  expect(await has(stranger)).toBe(false)
})

test('does not exist for anybody else, on any endpoint', async () => {
  const { owner, stranger, ids, note, params, has } = await openShared({ title: 'Zeppelin', text: 'quokka' })
  await owner.edit.send({ params, body: { labels: ['Wombat'] } })
  const own = await stranger.create.send({ body: { title: 'Mine' } })
  const before = await stranger.facets.send()
  const tries = [
    stranger.show.send({ params }),
    stranger.edit.send({ params, body: { title: 'Mine now' } }),
    stranger.edit.send({ params, body: { pinned: true } }),
    stranger.edit.send({ params, body: { deleted: true } }),
    stranger.editItems.send({ params, body: { remove: ['i1'] } }),
    stranger.move.send({ params, body: { side: 'before', of: own.id } }),
    stranger.move.send({ params: { id: own.id }, body: { side: 'before', of: note.id } }),
    stranger.duplicate.send({ params }),
    stranger.remove.send({ params }),
    stranger.share.send({ params, body: { userIds: [ids.stranger] } }),
    stranger.unshare.send({ params: { ...params, user: ids.friend } }),
    stranger.unshare.send({ params: { ...params, user: ids.stranger } }),
    stranger.leave.send({ params }),
  ]
  expect(await statuses(tries)).toEqual(tries.map(() => 404))
  for (const query of [{ q: 'quokka' }, { label: ['Wombat'] }, { reminder: false }, { archived: false }])
    expect(await has(stranger, { query })).toBe(false)
  expect(await stranger.facets.send()).toEqual(before)
  expect(await owner.finds('manager', 'zeppelin')).toEqual([])
  await owner.edit.send({ params, body: { deleted: true } })
  expect(await has(stranger, { query: { deleted: true } })).toBe(false)
  await stranger.emptyTrash.send()
  expect(await owner.show.send({ params })).toMatchObject({ deleted: true, title: 'Zeppelin' })
})

test('collaborators read, find, edit and copy a note, also the items of its checklist', async () => {
  const { owner, friend, params, has } = await openShared({ title: 'Zeppelin', text: 'quokka' })
  expect(await has(friend, { query: { q: 'quokka' } })).toBe(true)
  expect(await owner.finds('agent', 'zeppelin')).toHaveLength(1)
  const items = [{ id: '1', text: 'Rope', done: false }]
  await friend.edit.send({
    params,
    body: { title: 'Airship', kind: 'checklist', items, labels: ['Sky'], color: 'error' },
  })
  await Promise.all([
    friend.editItems.send({ params, body: { set: [{ id: '1', done: true }] } }),
    owner.editItems.send({ params, body: { set: [{ id: '2', text: 'Sand' }] } }),
  ])
  const content = { title: 'Airship', labels: ['Sky'], color: 'error', items: { length: 2 } }
  expect(await owner.show.send({ params })).toMatchObject(content)
  expect((await owner.show.send({ params })).items[0]).toMatchObject({ id: '1', done: true })
  const copy = await friend.duplicate.send({ params })
  expect(copy).toMatchObject({ ...content, collaborators: [] })
  await expect(owner.show.send({ params: { id: copy.id } })).rejects.toMatchObject({ status: 404 })
})

test('pin, archive, order and reminder are each member’s own', async () => {
  const { owner, friend, params, has } = await openShared()
  const before = await owner.show.send({ params })
  const reminderAt = '2031-03-02T09:00:00.000Z'
  await friend.edit.send({ params, body: { pinned: true, archived: true, reminderAt } })
  const last = (await friend.list.send()).at(-1)
  await friend.move.send({ params, body: { side: 'after', of: last?.id ?? 0 } })
  expect(await owner.show.send({ params })).toEqual(before)
  expect(await friend.show.send({ params })).toMatchObject({ pinned: true, archived: true, reminderAt })
  expect(await has(friend, { query: { archived: true, reminder: true } })).toBe(true)
  expect(await has(owner, { query: { archived: true } })).toBe(false)
  await owner.edit.send({ params, body: { reminderAt: null, pinned: false } })
  expect(await friend.show.send({ params })).toMatchObject({ pinned: true, reminderAt })
})

test('answers 409 to a change of a field that somebody else has changed since, and merges other fields', async () => {
  const { owner, friend, params } = await openShared({ title: 'Zeppelin', text: 'Rope' })
  const base = { title: 'Zeppelin', text: 'Rope' }
  await owner.edit.send({ params, body: { title: 'Airship', base: { title: base.title } } })
  await expect(
    friend.edit.send({ params, body: { title: 'Balloon', base: { title: base.title } } }),
  ).rejects.toMatchObject({ status: 409 })
  await friend.edit.send({ params, body: { text: 'Rope and sand', base } })
  expect(await owner.show.send({ params })).toMatchObject({ title: 'Airship', text: 'Rope and sand' })
  await expect(friend.edit.send({ params, body: { labels: ['a'], base: { labels: ['b'] } } })).rejects.toMatchObject({
    status: 409,
  })
  // What only this user has cannot conflict with the change of another.
  await owner.edit.send({ params, body: { pinned: true } })
  expect(await friend.edit.send({ params, body: { pinned: true, base: { pinned: false } } })).toMatchObject({
    pinned: true,
  })
})

test('only the owner trashes, deletes and shares a note, and collaborators have no access while it is in the trash', async () => {
  const { owner, friend, ids, params, note, has } = await openShared()
  const createTries = () => [
    friend.edit.send({ params, body: { deleted: true } }),
    friend.edit.send({ params, body: { title: 'x', deleted: false } }),
    friend.remove.send({ params }),
    friend.purge.send({ params }),
    friend.share.send({ params, body: { userIds: [ids.stranger] } }),
    friend.unshare.send({ params: { ...params, user: ids.stranger } }),
    friend.unshare.send({ params: { ...params, user: note.owner.id } }),
    friend.unshare.send({ params: { ...params, user: ids.friend } }),
  ]
  const tries = createTries()
  expect(await statuses(tries)).toEqual(tries.map(() => 403))
  expect(await owner.show.send({ params })).toMatchObject({ title: note.title, deleted: false })

  await owner.remove.send({ params })
  expect(await statuses([friend.show.send({ params }), ...createTries()])).toEqual([404, ...tries.map(() => 404)])
  expect(await has(friend)).toBe(false)
  expect(await has(friend, { query: { deleted: true } })).toBe(false)
  expect(await owner.finds('agent', 'zeppelin')).toEqual([])
  await expect(owner.share.send({ params, body: { userIds: [ids.stranger] } })).rejects.toMatchObject({ status: 409 })
  await owner.edit.send({ params, body: { deleted: false } })
  expect(await has(friend)).toBe(true)
  await owner.remove.send({ params })
  await owner.purge.send({ params })
  expect(await statuses([friend.show.send({ params }), owner.show.send({ params })])).toEqual([404, 404])
})

test('the owner ends the sharing, and collaborators leave', async () => {
  const { owner, friend, stranger, ids, params, has } = await openShared()
  await owner.share.send({ params, body: { userIds: [ids.friend, ids.stranger, ids.stranger] } })
  await owner.unshare.send({ params: { ...params, user: ids.friend } })
  expect(await has(friend)).toBe(false)
  expect(await statuses([friend.show.send({ params }), friend.edit.send({ params, body: { title: 'x' } })])).toEqual([
    404, 404,
  ])
  expect(await owner.finds('agent', 'zeppelin')).toEqual([])
  expect(await owner.finds('manager', 'zeppelin')).toHaveLength(1)
  await expect(owner.leave.send({ params })).rejects.toMatchObject({ status: 409 })
  await stranger.leave.send({ params })
  expect(await has(stranger)).toBe(false)
  await expect(stranger.leave.send({ params })).rejects.toMatchObject({ status: 404 })
  expect(await owner.show.send({ params })).toMatchObject({ collaborators: [] })
  await expect(owner.unshare.send({ params: { ...params, user: ids.friend } })).rejects.toMatchObject({ status: 404 })
})

test('refuses unknown people, too many, and anything else', async () => {
  const { owner, note, params, ids } = await openShared()
  const share = (body: object) =>
    owner.send(`${notes.base}/${note.id}/collaborators`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const wrong: object[] = [
    {},
    { userIds: [] },
    { userIds: ids.stranger },
    { userIds: [1] },
    { userIds: [''] },
    { userIds: ['nobody'] },
    { userIds: [ids.stranger, 'nobody'] },
    { userIds: Array.from({ length: 51 }, (_, number) => `u${number}`) },
    { userIds: [ids.stranger], role: 'owner' },
  ]
  for (const body of wrong) expect((await share(body)).status, JSON.stringify(body)).toBe(422)
  // The owner has it already.
  expect((await share({ userIds: [note.owner.id] })).status).toBe(200)
  expect((await owner.show.send({ params })).collaborators.map(({ id }) => id)).toEqual([ids.friend])
  for (const path of ['999999/collaborators/u1', `${note.id}/collaborators/nobody`, 'x/collaborators/u1'])
    expect((await owner.send(`${notes.base}/${path}`, { method: 'DELETE' })).status, path).toBe(404)
})

test('a viewer reads a shared note, changes nothing, and can leave it', async () => {
  const { owner, params, has } = await openShared()
  const viewer = await owner.as('viewer')
  const [own] = await viewer.list.send()
  const viewerId = own?.owner.id ?? ''
  await owner.share.send({ params, body: { userIds: [viewerId] } })
  expect(await has(viewer)).toBe(true)
  const tries = [
    viewer.edit.send({ params, body: { title: 'No' } }),
    viewer.editItems.send({ params, body: {} }),
    viewer.share.send({ params, body: { userIds: [viewerId] } }),
    viewer.unshare.send({ params: { ...params, user: viewerId } }),
  ]
  expect(await statuses(tries)).toEqual(tries.map(() => 403))
  await viewer.leave.send({ params })
  expect(await has(viewer)).toBe(false)
  expect((await owner.show.send({ params })).collaborators.map(({ id }) => id)).not.toContain(viewerId)
})
