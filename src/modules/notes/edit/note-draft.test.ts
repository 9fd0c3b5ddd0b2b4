import { expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { saveClosed } from './closed-draft.ts'
import type { Note } from '../contract.ts'
import { rebase } from './merge-content.ts'
import { toContent } from './note-content.ts'
import { createDraft, contentChanges } from './note-draft.ts'

const item = (id: string, done = false) => ({ id, text: id, done })

const note: Note = {
  id: 1,
  owner: { id: 'u1', name: 'Nadia', avatar: '' },
  collaborators: [],
  reminderAt: null,
  title: 'Title',
  color: 'info',
  datef: '2026-01-01T00:00:00.000Z',
  deleted: false,
  kind: 'text',
  text: 'Text',
  items: [item('a'), item('b')],
  pinned: false,
  archived: false,
  labels: [],
  position: 0,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const at = (second: number, changes: Partial<Note>): Note => ({
  ...note,
  ...changes,
  updatedAt: `2026-01-01T00:00:0${second}.000Z`,
})

const unsavedChanges = (draft: ReturnType<typeof createDraft>) => contentChanges(draft.base, draft.get().values)

test('sends only changed fields', () => {
  const base = toContent(note)
  expect(contentChanges(base, { ...base })).toBeUndefined()
  expect(contentChanges(base, { ...base, text: 'More' })).toEqual({ fields: { text: 'More' }, items: undefined })
  expect(contentChanges(base, { ...base, items: [item('b')] })).toEqual({
    fields: undefined,
    items: { set: [], remove: [{ id: 'a', base: 'a' }] },
  })
  expect(contentChanges(base, { ...base, kind: 'checklist' })).toEqual({
    fields: { kind: 'checklist', items: base.items },
    items: undefined,
  })
})

test('keeps typed changes and merges those of other tabs', () => {
  const base = toContent(note)
  const draft = { ...base, title: 'Typed', items: [item('a', true), item('b')] }
  const server = { ...base, title: 'Other', text: 'Theirs', items: [item('b'), item('c'), item('a')] }
  expect(rebase(base, draft, server)).toEqual({
    // Both have changed it.
    title: 'Other Typed',
    text: 'Theirs',
    kind: 'text',
    items: [item('b'), item('c'), item('a', true)],
  })
})

test('merges the texts of an item that both have changed, and shows a removed one again that was rewritten', () => {
  const base = toContent(note)
  const own = { ...base, items: [{ ...item('a'), text: 'oat a', done: true }] }
  const server = {
    ...base,
    items: [
      { ...item('a'), text: 'a, 2 l' },
      { ...item('b'), text: 'b for Ana' },
    ],
  }
  expect(rebase(base, own, server).items).toEqual([
    { id: 'a', text: 'oat a, 2 l', done: true },
    { id: 'b', text: 'b for Ana', done: false },
  ])
})

test('cuts no text that is too long once the changes of both are in it', () => {
  const base = toContent(note)
  const [own, other] = ['own '.repeat(90).trim(), 'their '.repeat(60).trim()]
  const draft = { ...base, title: own.slice(0, 190), items: [{ ...item('a'), text: own }, item('b')] }
  const server = { ...base, title: other.slice(0, 190), items: [{ ...item('a'), text: other }, item('b')] }
  const merged = rebase(base, draft, server)
  expect(merged.title).toBe(`${other.slice(0, 190)} ${own.slice(0, 190)}`)
  expect(merged.items.map(({ text }) => text).join(' ')).toBe(`${other} ${own} b`)
  expect(merged.items.every(({ text }) => text.length <= 500)).toBe(true)
})

test('keeps text typed while a save is under way', async () => {
  const answers: ((note: Note) => void)[] = []
  const write = vi.fn<(changes: object) => Promise<Note>>(() => new Promise<Note>((resolve) => answers.push(resolve)))
  const draft = createDraft(note, write)
  draft.change({ title: 'T1' })
  const saved = draft.save()
  draft.change({ title: 'T12' })
  // An older version from another query must not overwrite the typed text.
  draft.applyRemote(at(0, { title: 'Title' }))
  answers[0]?.(at(1, { title: 'T1', text: 'Theirs' }))
  await saved
  expect(unsavedChanges(draft)).toEqual({ fields: { title: 'T12' }, items: undefined })
  draft.applyRemote(at(0, { text: 'An old answer' }))
  const again = draft.save()
  answers[1]?.(at(2, { title: 'T12', text: 'Theirs' }))
  await again
  expect(unsavedChanges(draft)).toBeUndefined()
  expect(write.mock.calls.map(([changes]) => changes)).toEqual([
    { fields: { title: 'T1' }, items: undefined },
    { fields: { title: 'T12' }, items: undefined },
  ])
})

test('keeps changes after a failed save and retries', async () => {
  vi.useFakeTimers()
  const write = vi
    .fn<(changes: object) => Promise<Note>>()
    .mockRejectedValueOnce(new Failure(0, 'Wrong Services'))
    .mockResolvedValue(at(1, { title: 'New' }))
  const draft = createDraft(note, write)
  draft.change({ title: 'New' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(unsavedChanges(draft)).toMatchObject({ fields: { title: 'New' } })
  await vi.advanceTimersByTimeAsync(5000)
  expect(write).toHaveBeenCalledTimes(2)
  expect(unsavedChanges(draft)).toBeUndefined()
  vi.useRealTimers()
})

/** Saves a closed note with these results in sequence, and records the reports. */
function closed(...outcomes: (Error | Note)[]) {
  const write = vi.fn<() => Promise<Note>>()
  for (const outcome of outcomes)
    if (outcome instanceof Error) write.mockRejectedValueOnce(outcome)
    else write.mockResolvedValueOnce(outcome)
  const draft = createDraft(note, write)
  draft.change({ title: 'New' })
  const reported: string[] = []
  const listener = { reported, withdrawn: 0, retryNow: () => {} }
  saveClosed(draft, ({ failure }, retryNow) => {
    reported.push(failure?.message ?? '')
    listener.retryNow = retryNow
    return () => {
      listener.withdrawn += 1
    }
  })
  return { listener, write }
}

test('reports a closed note once until it is saved', async () => {
  vi.useFakeTimers()
  const lost = new Failure(0, 'Wrong Services')
  const { listener, write } = closed(lost, lost, at(1, { title: 'New' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(write).toHaveBeenCalledTimes(3)
  expect(listener).toMatchObject({ reported: ['Wrong Services'], withdrawn: 1 })
  vi.useRealTimers()
})

test('reports a rejected closed note after each attempt', async () => {
  vi.useFakeTimers()
  const refused = new Failure(403, 'You may not')
  const { listener, write } = closed(refused, refused)
  await vi.advanceTimersByTimeAsync(60_000)
  listener.retryNow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(write).toHaveBeenCalledTimes(2)
  expect(listener).toMatchObject({ reported: ['You may not', 'You may not'], withdrawn: 0 })
  vi.useRealTimers()
})
