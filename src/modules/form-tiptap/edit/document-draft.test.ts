import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conflict, Failure } from '#platform/errors/failure.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { DocumentChanges, TextDocument } from '../contract.ts'
import { createDocumentDraft } from './document-draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const document: TextDocument = {
  id: 7,
  title: 'Oak',
  content: SafeHtml.parse('<p>Oak</p>'),
  lead: 'Oak',
  words: 1,
  characters: 3,
  createdAt: '',
  updatedAt: '',
  version: 1,
  deleted: false,
}

function open() {
  let stored = document
  const edit = vi.fn<(changes: DocumentChanges) => Promise<TextDocument>>(async ({ title, content, version }) => {
    if (version !== stored.version) throw conflict('Saved elsewhere since')
    const next = { ...stored, version: stored.version + 1, ...(title !== undefined && { title }) }
    return (stored = { ...next, ...(content !== undefined && { content: SafeHtml.parse(content) }) })
  })
  const draft = createDocumentDraft(document, { edit, show: async () => stored })
  return { draft, edit, others: (changes: Partial<TextDocument>) => (stored = { ...stored, ...changes }) }
}

test('saves once after a pause in typing, and only changed fields', async () => {
  const { draft, edit } = open()
  draft.change({ content: '<p>O</p>' })
  draft.change({ content: '<p>Oak tree</p>' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(edit).toHaveBeenCalledExactlyOnceWith({ content: '<p>Oak tree</p>', version: 1 })
  expect(draft.get()).toMatchObject({ status: 'saved', round: 0, record: { version: 2 } })
  draft.change({ title: 'Ash' })
  draft.change({ title: 'Oak' })
  expect(draft.get().status).toBe('saved')
})

test('saves input typed during a save afterwards', async () => {
  const { draft, edit } = open()
  draft.change({ title: 'Ash' })
  const saving = draft.save()
  // Lets the request start.
  await Promise.resolve()
  draft.change({ title: 'Ash tree' })
  await saving
  expect(draft.get().status).toBe('changed')
  await vi.advanceTimersByTimeAsync(1000)
  expect(edit).toHaveBeenLastCalledWith({ title: 'Ash tree', version: 2 })
})

test('keeps changes while offline, and retries', async () => {
  const { draft, edit } = open()
  edit.mockRejectedValueOnce(new Failure(0, 'Wrong Services'))
  draft.change({ title: 'Elm' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.get()).toMatchObject({ status: 'failed', values: { title: 'Elm' } })
  await vi.advanceTimersByTimeAsync(6000)
  expect(draft.get()).toMatchObject({ status: 'saved', record: { title: 'Elm' } })
})

test('merges fields after a conflict, or takes the server’s version and restores the local one', async () => {
  const { draft, others } = open()
  others({ version: 5, title: 'Their oak' })
  draft.change({ content: '<p>Mine</p>' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.get().status).toBe('conflict')
  await draft.keepOwnChanges()
  expect(draft.get()).toMatchObject({ status: 'saved', record: { title: 'Their oak', content: '<p>Mine</p>' } })

  others({ version: 9, content: SafeHtml.parse('<p>Theirs</p>') })
  draft.change({ content: '<p>Mine again</p>' })
  await vi.advanceTimersByTimeAsync(1000)
  const ownChanges = await draft.discardOwnChanges()
  expect(draft.get().values.content).toBe('<p>Theirs</p>')
  draft.restore(ownChanges)
  await vi.advanceTimersByTimeAsync(1000)
  expect(draft.get()).toMatchObject({ status: 'saved', record: { content: '<p>Mine again</p>' } })
})

test('follows changes from elsewhere only without local changes', () => {
  const { draft } = open()
  draft.applyRemote({ ...document, version: 2, title: 'Elm' })
  expect(draft.get()).toMatchObject({ values: { title: 'Elm' }, round: 1 })
  draft.change({ title: 'Ash' })
  draft.applyRemote({ ...document, version: 3, title: 'Oak' })
  expect(draft.get().values.title).toBe('Ash')
})
