import { expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import type { Copies } from '#platform/web/drafts/autosave-options.ts'
import type { Note } from '../contract.ts'
import type { NoteContent } from './note-content.ts'
import { createDraft } from './note-draft.ts'

const item = (id: string, text = id, done = false) => ({ id, text, done })

const note: Note = {
  id: 1,
  owner: { id: 'u1', name: 'Nadia', avatar: '' },
  collaborators: [],
  reminderAt: null,
  title: '',
  color: 'info',
  datef: '2026-01-01T00:00:00.000Z',
  deleted: false,
  kind: 'text',
  text: 'Milk',
  items: [item('a')],
  pinned: false,
  archived: false,
  labels: [],
  position: 0,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const later = (changes: Partial<Note>): Note => ({ ...note, ...changes, updatedAt: '2026-01-01T00:00:01.000Z' })
const lost = new Failure(0, 'Wrong Services')
const isGone = () => Promise.reject(lost)

/** Copies as the browser keeps them, for one note. */
function createCopies() {
  let copy: ReturnType<Copies<NoteContent>['read']>
  const copies: Copies<NoteContent> = { read: () => copy, write: (_, next) => (copy = next) }
  return { copies, isEmpty: () => copy === undefined }
}

test('does not repeat what a save without a response has saved when the note is read again', async () => {
  vi.useFakeTimers()
  const draft = createDraft(note, isGone)
  draft.change({ title: 'Shop', text: 'Milk\nBread', items: [item('a'), item('b', 'Oat')] })
  await draft.save()
  draft.change({ title: 'Shopping', text: 'Milk\nBread, rye', items: [item('a'), item('b', 'Oats')] })
  draft.applyRemote(
    later({ title: 'Shop', text: 'Milk, 2 l\nBread', items: [item('a'), item('b', 'Oat, for Ana'), item('c')] }),
  )
  const { title, text, items } = draft.get().values
  expect([title, text]).toEqual(['Shopping', 'Milk, 2 l\nBread, rye'])
  expect(items.map((one) => one.id)).toEqual(['a', 'b', 'c'])
  expect(items[1]?.text.match(/Oat/g)).toHaveLength(1)
  draft.end()
  vi.useRealTimers()
})

test('does not repeat it after a conflict either, also where only a part was saved', async () => {
  vi.useFakeTimers()
  const stored = later({ title: 'Shop', pinned: true })
  const write = vi
    .fn<(changes: object) => Promise<Note>>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(new Failure(409, 'Changed'))
    .mockResolvedValue(later({ title: 'Shopping', items: [item('a'), item('b')] }))
  const draft = createDraft(note, write, async () => stored)
  draft.change({ title: 'Shop', items: [item('a'), item('b')] })
  await draft.save()
  draft.change({ title: 'Shopping' })
  await draft.save()
  expect(draft.get().status).toBe('conflict')
  await draft.keepOwnChanges()
  expect(write.mock.lastCall?.[0]).toEqual({
    fields: { title: 'Shopping' },
    items: { set: [item('b')], remove: [] },
  })
  expect(draft.get()).toMatchObject({ status: 'saved', values: { title: 'Shopping' } })
  vi.useRealTimers()
})

test('does not repeat what a page sent while it closed when the note is opened again', () => {
  const { copies, isEmpty } = createCopies()
  const closing = createDraft(note, isGone, undefined, copies)
  closing.change({ title: 'Shop', text: 'Milk\nBread' })
  expect(closing.takeLast()).toMatchObject({ from: { text: 'Milk' }, to: { text: 'Milk\nBread' } })
  closing.saveNow()
  const opened = createDraft(
    later({ title: 'Shop for Ana', text: 'Milk, 2 l\nBread\nEggs' }),
    isGone,
    undefined,
    copies,
  )
  expect(opened.get()).toMatchObject({
    status: 'saved',
    values: { title: 'Shop for Ana', text: 'Milk, 2 l\nBread\nEggs' },
  })
  expect(isEmpty()).toBe(true)
})

test('restores what a page sent while it closed if it did not arrive', () => {
  const { copies } = createCopies()
  const closing = createDraft(note, isGone, undefined, copies)
  closing.change({ text: 'Milk\nBread' })
  closing.takeLast()
  const opened = createDraft(later({ text: 'Oat milk, Milk' }), isGone, undefined, copies)
  expect(opened.get()).toMatchObject({ status: 'changed', values: { text: 'Oat milk, Milk\nBread' } })
})

test('a closing page sends what was typed since the save that is under way', async () => {
  const draft = createDraft(note, () => new Promise(() => {}))
  draft.change({ title: 'Shop', text: 'Milk, 2 l' })
  void draft.save()
  draft.change({ title: 'Shopping' })
  expect(draft.takeLast()).toMatchObject({
    from: { title: 'Shop', text: 'Milk' },
    to: { title: 'Shopping', text: 'Milk, 2 l' },
  })
})

test('keeps both texts if a save was refused, whatever the other text has of it', async () => {
  vi.useFakeTimers()
  const stored = later({ text: 'Milk Breadsticks' })
  const write = vi
    .fn<(changes: object) => Promise<Note>>()
    .mockRejectedValueOnce(new Failure(409, 'Changed'))
    .mockImplementation(async () => stored)
  const draft = createDraft(note, write, async () => stored)
  draft.change({ text: 'Milk Bread' })
  await draft.save()
  draft.change({ text: 'Milk Brioche' })
  await draft.keepOwnChanges()
  expect(write.mock.lastCall?.[0]).toMatchObject({ fields: { text: 'Milk Breadsticks\n Brioche' } })
  vi.useRealTimers()
})

test('saves a change that was undone after a save without a response has stored it', async () => {
  vi.useFakeTimers()
  const write = vi.fn<(changes: object) => Promise<Note>>().mockRejectedValueOnce(lost)
  write.mockResolvedValue(later({ text: 'Milk' }))
  const draft = createDraft(note, write)
  draft.change({ text: 'Milk\nBread' })
  await draft.save()
  draft.change({ text: 'Milk' })
  await draft.save()
  expect(draft.get().status).toBe('saved')
  draft.applyRemote(later({ text: 'Milk\nBread' }))
  expect(draft.get()).toMatchObject({ status: 'changed', values: { text: 'Milk' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(write.mock.lastCall?.[0]).toMatchObject({ fields: { text: 'Milk' } })
  expect(draft.get().status).toBe('saved')
  vi.useRealTimers()
})
