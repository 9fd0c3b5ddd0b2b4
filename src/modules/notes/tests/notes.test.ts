import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { notes } from '../contract.ts'

const base = notes.base

test('adds a note with the given fields at the top', async () => {
  const api = await serve(notes)
  const created = await api.create.send({ body: { title: '  Milk ', color: 'success' } })
  expect(created).toMatchObject({
    title: 'Milk',
    color: 'success',
    deleted: false,
    kind: 'text',
    items: [],
    labels: [],
  })
  expect(Math.abs(Date.now() - Date.parse(created.datef))).toBeLessThan(60_000)

  const listed = await api.list.send()
  expect(listed.filter(({ pinned }) => !pinned)[0]).toEqual(created)
  expect(await api.list.send({ query: { sort: '-datef', limit: 1 } })).toEqual([created])
  expect(await api.show.send({ params: { id: created.id } })).toEqual(created)
})

test('changes single fields, and no others', async () => {
  const api = await serve(notes)
  const created = await api.create.send({ body: { title: 'Milk', text: 'Two litres' } })
  const params = { id: created.id }
  const edited = await api.edit.send({ params, body: { color: 'error' } })
  expect(edited).toEqual({ ...created, color: 'error', updatedAt: edited.updatedAt })
  expect(await api.edit.send({ params, body: { title: 'Oat milk ' } })).toMatchObject({
    title: 'Oat milk ',
    color: 'error',
  })
  expect(await api.edit.send({ params, body: { title: '' } })).toMatchObject({ title: '', text: 'Two litres' })
  expect(await api.edit.send({ params, body: {} })).toMatchObject({ text: 'Two litres' })
})

test('lists pinned notes first', async () => {
  const api = await serve(notes)
  const created = await api.create.send({ body: { title: 'Last of all' } })
  const before = await api.list.send()
  await api.move.send({ params: { id: created.id }, body: { side: 'after', of: before.at(-1)?.id ?? 0 } })
  expect((await api.list.send()).at(-1)?.id).toBe(created.id)
  await api.edit.send({ params: { id: created.id }, body: { pinned: true } })
  const after = await api.list.send()
  expect(after.findIndex(({ id }) => id === created.id)).toBe(after.filter(({ pinned }) => pinned).length - 1)
  expect((await api.list.send({ query: { pinned: true } })).every(({ pinned }) => pinned)).toBe(true)
})

test('changes a checklist by item', async () => {
  const api = await serve(notes)
  const items = ['a', 'b', 'c'].map((id) => ({ id, text: id, done: false }))
  const { id } = await api.create.send({ body: { title: 'Count', kind: 'checklist', items } })
  const edit = (body: Parameters<typeof api.editItems.send>[0]['body']) => api.editItems.send({ params: { id }, body })

  // Two clients tick one item each, concurrently.
  await Promise.all([edit({ set: [{ id: 'a', done: true }] }), edit({ set: [{ id: 'c', done: true }] })])
  expect((await api.show.send({ params: { id } })).items.map(({ done }) => done)).toEqual([true, false, true])

  const changed = await edit({ set: [{ id: 'd', text: 'new' }], remove: ['b'], order: ['d', 'c', 'a'] })
  expect(changed.items).toEqual([
    { id: 'd', text: 'new', done: false },
    { id: 'c', text: 'c', done: true },
    { id: 'a', text: 'a', done: true },
  ])
  const many = Array.from({ length: 199 }, (_, index) => ({ id: `n${index}`, text: '' }))
  await expect(edit({ set: many })).rejects.toMatchObject({ status: 422 })
  expect(await edit({ set: many.slice(2) })).toMatchObject({ items: { length: 200 } })
})

test('rejects the text of an item that somebody else has changed since it was read', async () => {
  const api = await serve(notes)
  const items = [{ id: 'a', text: 'Milk', done: false }]
  const { id } = await api.create.send({ body: { kind: 'checklist', items } })
  const rename = (text: string, base: string) =>
    api.editItems.send({ params: { id }, body: { set: [{ id: 'a', text, base }] } })
  await rename('Oat milk', 'Milk')
  await expect(rename('Milk, 2 l', 'Milk')).rejects.toMatchObject({ status: 409 })
  // The response of the first call was lost.
  expect((await rename('Oat milk', 'Milk')).items[0]?.text).toBe('Oat milk')
  expect((await rename('Oat milk, 2 l', 'Oat milk')).items[0]?.text).toBe('Oat milk, 2 l')
})

test('does not remove an item that somebody else has rewritten since it was read', async () => {
  const api = await serve(notes)
  const items = [{ id: 'a', text: 'Milk', done: false }]
  const { id } = await api.create.send({ body: { kind: 'checklist', items } })
  const remove = (base: string) => api.editItems.send({ params: { id }, body: { remove: [{ id: 'a', base }] } })
  await api.editItems.send({ params: { id }, body: { set: [{ id: 'a', text: 'Oat milk', base: 'Milk' }] } })
  await expect(remove('Milk')).rejects.toMatchObject({
    status: 409,
    conflicts: [{ path: 'remove.0', current: 'Oat milk' }],
  })
  expect((await remove('Oat milk')).items).toEqual([])
  // The response of the first call was lost.
  expect((await remove('Oat milk')).items).toEqual([])
})

test('searches title, text, items, labels and colour', async () => {
  const api = await serve(notes)
  const body = { title: 'Öztürk', text: 'Café', labels: ['Zebra'], items: [{ id: '1', text: 'Quokka', done: false }] }
  const { id } = await api.create.send({ body: { ...body, color: 'success' } })
  for (const q of ['ozt', 'CAFE', 'zebr', 'quokka', 'cafe ozturk', 'green quokka']) {
    expect(
      (await api.list.send({ query: { q } })).map((note) => note.id),
      q,
    ).toContain(id)
  }
  expect(await api.list.send({ query: { q: 'quokka red' } })).toEqual([])
  expect(await api.list.send({ query: { q: '%' } })).not.toContainEqual(expect.objectContaining({ id }))
  await api.edit.send({ params: { id }, body: { color: 'error' } })
  expect(await api.list.send({ query: { q: 'quokka red' } })).toHaveLength(1)
  // The colour's name is no word of the text.
  for (const q of ['error', 'rror', 'ed', 'vert'])
    expect(await api.list.send({ query: { q: `quokka ${q}` } }), q).toEqual([])
})

test('compares whole labels regardless of case, and counts them', async () => {
  const api = await serve(notes)
  const { id } = await api.create.send({ body: { title: 'One', labels: ['Zoo', 'zoo', '50%_\\'] } })
  await api.create.send({ body: { title: 'Two', labels: ['Zoology'] } })
  const listByLabel = (label: string[]) => api.list.send({ query: { label } })
  expect((await listByLabel(['ZOO'])).map((note) => note.id)).toEqual([id])
  expect(await listByLabel(['zoo', 'zoology'])).toHaveLength(2)
  expect(await listByLabel(['50%_\\'])).toHaveLength(1)
  expect(await listByLabel(['%'])).toEqual([])
  expect((await api.facets.send()).labels.filter(({ label }) => /^zoo/i.test(label))).toEqual([
    { label: 'Zoo', count: 1 },
    { label: 'Zoology', count: 1 },
  ])
})

test('archives, deletes, restores and finally deletes a note for good', async () => {
  const api = await serve(notes)
  const before = await api.facets.send()
  const { id } = await api.create.send({ body: { title: 'Gone' } })
  const params = { id }
  const ids = async (query: Parameters<typeof api.list.send>[0]) => (await api.list.send(query)).map((note) => note.id)

  await api.edit.send({ params, body: { archived: true } })
  expect(await ids({ query: { archived: true } })).toContain(id)
  expect(await ids({ query: { archived: false } })).not.toContain(id)
  expect(await api.facets.send()).toMatchObject({ notes: before.notes, archived: before.archived + 1 })

  await api.remove.send({ params })
  expect(await ids({})).not.toContain(id)
  expect(await ids({ query: { deleted: true } })).toContain(id)
  expect(await api.edit.send({ params, body: { deleted: false } })).toMatchObject({ deleted: false, archived: true })

  await api.edit.send({ params, body: { deleted: true } })
  await api.edit.send({ params, body: { deleted: true } })
  expect(await api.show.send({ params })).toMatchObject({ deleted: true })
  await api.purge.send({ params })
  await expect(api.show.send({ params })).rejects.toMatchObject({ status: 404 })
  expect(await api.facets.send()).toEqual(before)
})

test('keeps a note restorable however often it is removed, one after another or at the same time', async () => {
  const api = await serve(notes)
  const before = await api.create.send({ body: { title: 'Kept', labels: ['Gone'] } })
  const params = { id: before.id }
  await expect(api.purge.send({ params })).rejects.toMatchObject({ status: 404 })
  await Promise.all([1, 2, 3].map(() => api.remove.send({ params })))
  const removed = await api.show.send({ params })
  await api.remove.send({ params })
  expect(await api.show.send({ params })).toEqual(removed)
  const restored = await api.edit.send({ params, body: { deleted: false } })
  expect(restored).toEqual({ ...before, updatedAt: restored.updatedAt })
})

test('empties the trash, and deletes nothing else', async () => {
  const api = await serve(notes)
  const before = await api.facets.send()
  expect(before.deleted).toBeGreaterThan(0)
  expect(await api.emptyTrash.send()).toEqual({ removed: before.deleted })
  expect(await api.facets.send()).toEqual({ ...before, deleted: 0 })
  expect(await api.emptyTrash.send()).toEqual({ removed: 0 })
})

test('moves a note next to another any number of times', async () => {
  const api = await serve(notes)
  const [c, b, a] = [await make('c'), await make('b'), await make('a')]
  async function make(title: string) {
    return (await api.create.send({ body: { title, labels: ['Moved'] } })).id
  }
  const order = async () => (await api.list.send({ query: { label: ['Moved'] } })).map(({ title }) => title).join('')
  const move = (id: number, side: 'before' | 'after', of: number) =>
    api.move.send({ params: { id }, body: { side, of } })
  expect(await order()).toBe('abc')
  await move(c, 'before', a)
  expect(await order()).toBe('cab')
  await move(c, 'after', b)
  expect(await order()).toBe('abc')
  await move(a, 'after', a)
  expect(await order()).toBe('abc')

  // Each move halves the distance; after about fifty moves the notes are renumbered.
  for (let turn = 0; turn < 70; turn++) {
    await move(turn % 2 ? b : c, 'after', a)
    expect(await order()).toBe(turn % 2 ? 'abc' : 'acb')
  }
  await expect(move(a, 'before', 999_999)).rejects.toMatchObject({ status: 404 })
})

test('places a copy directly after its note', async () => {
  const api = await serve(notes)
  const items = [{ id: '1', text: 'x', done: true }]
  const created = await api.create.send({
    body: { title: 'Twice', kind: 'checklist', items, labels: ['L'], color: 'error' },
  })
  await api.create.send({ body: { title: 'Before' } })
  const copy = await api.duplicate.send({ params: { id: created.id } })
  expect(copy).toMatchObject({ title: 'Twice', kind: 'checklist', items, labels: ['L'], color: 'error' })
  expect(copy.id).not.toBe(created.id)
  const listed = (await api.list.send({ query: { pinned: false } })).map(({ title }) => title)
  expect(listed.slice(0, 3)).toEqual(['Before', 'Twice', 'Twice'])
})

test('filters the list and returns it in pages', async () => {
  const api = await serve(notes)
  const first = await api.send(`${base}?limit=2&page=2`)
  const { notes: open, archived } = await api.facets.send()
  expect(first.headers.get('x-total-count')).toBe(String(open + archived))
  expect(first.headers.get('link')).toContain('rel="prev"')
  const red = await api.list.send({ query: { color: ['error', 'info'], kind: ['text'] } })
  expect(red.length).toBeGreaterThan(0)
  expect(red.every(({ color, kind }) => kind === 'text' && color !== 'success')).toBe(true)
  expect(Object.keys(red[0] ?? {}).sort()).toEqual(
    'archived,collaborators,color,datef,deleted,id,items,kind,labels,owner,pinned,position,reminderAt,text,title,updatedAt'.split(
      ',',
    ),
  )
})
