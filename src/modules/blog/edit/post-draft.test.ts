import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conflict, Failure } from '#platform/errors/failure.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { Post, PostChanges, PostDraft } from '../contract-posts.ts'
import { createPostDraft } from './post-draft.ts'
import { createBlankValues, getChanges, toDraft, toPostValues } from './post-values.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const author = { id: 'u1', avatar: '', name: 'Ada' }
const post: Post = {
  ...createBlankValues('en'),
  tags: [],
  id: 7,
  title: 'Oak',
  content: SafeHtml.parse('<p>Oak</p>'),
  slug: 'oak',
  coverImg: '',
  createdAt: '',
  updatedAt: '',
  date: '',
  view: 0,
  share: 0,
  author,
  authorId: author.id,
  lead: '',
  status: 'draft',
  publishAt: null,
  readingMinutes: 1,
  commentCount: 0,
  version: 1,
  deleted: false,
}

function open(given: Post | null = post) {
  let stored = post
  const create = vi.fn<(draft: PostDraft) => Promise<Post>>(
    async (draft) => (stored = { ...post, title: draft.title ?? '', slug: 'made' }),
  )
  const edit = vi.fn<(id: number, changes: PostChanges) => Promise<Post>>(async (_, { title, version, status }) => {
    if (version !== stored.version) throw conflict('Someone else changed this post while you were editing')
    const next = { ...stored, version: stored.version + 1 }
    return (stored = { ...next, ...(title !== undefined && { title }), ...(status && { status }) })
  })
  const calls = { create, edit, show: async () => stored }
  const draft = createPostDraft(given ?? undefined, given ? toPostValues(given) : createBlankValues('en'), calls)
  return { draft, create, edit, others: (changes: Partial<Post>) => (stored = { ...stored, ...changes }) }
}

test('creates a draft on the first change, then saves each change automatically', async () => {
  const { draft, create, edit } = open(null)
  const blank = open(null)
  await vi.advanceTimersByTimeAsync(5000)
  expect(blank.create).not.toHaveBeenCalled()
  draft.change({ title: 'A' })
  draft.change({ title: 'Ash' })
  await vi.advanceTimersByTimeAsync(1500)
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Ash' }))
  expect(draft.get()).toMatchObject({ status: 'saved', values: { title: 'Ash', slug: 'made' } })
  draft.change({ title: 'Ash tree' })
  await vi.advanceTimersByTimeAsync(1500)
  expect(edit).toHaveBeenCalledExactlyOnceWith(7, { title: 'Ash tree', version: 1, autosave: true })
})

test('does not save changes of a published post automatically', async () => {
  const { draft, edit } = open({ ...post, status: 'published' })
  draft.change({ title: 'Elm' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(edit).not.toHaveBeenCalled()
  expect(draft.get().status).toBe('changed')
  draft.change({ title: 'Oak' })
  expect(draft.get().status).toBe('saved')
  draft.change({ title: 'Elm' })
  await draft.save({})
  expect(edit).toHaveBeenCalledExactlyOnceWith(7, { title: 'Elm', version: 1 })
})

test('keeps changes while offline, and retries', async () => {
  const { draft, edit } = open()
  edit.mockRejectedValueOnce(new Failure(0, 'Wrong Services'))
  draft.change({ title: 'Elm' })
  await vi.advanceTimersByTimeAsync(1500)
  expect(draft.get()).toMatchObject({ status: 'failed', values: { title: 'Elm' } })
  await vi.advanceTimersByTimeAsync(6000)
  expect(draft.get()).toMatchObject({ status: 'saved', record: { title: 'Elm' } })
})

test('merges fields after a conflict', async () => {
  const { draft, others } = open()
  others({ version: 5, title: 'Their oak', excerpt: 'theirs' })
  draft.change({ title: 'My oak' })
  await vi.advanceTimersByTimeAsync(1500)
  expect(draft.get().status).toBe('conflict')
  await draft.keepOwnChanges()
  expect(draft.get()).toMatchObject({
    status: 'saved',
    values: { title: 'My oak', excerpt: 'theirs' },
    record: { version: 6 },
  })
})

test('takes the server’s version after a conflict, and restores the local one', async () => {
  const { draft, others } = open()
  others({ version: 5, content: SafeHtml.parse('<p>Theirs</p>') })
  draft.change({ content: '<p>Mine</p>' })
  await vi.advanceTimersByTimeAsync(1500)
  const ownChanges = await draft.discardOwnChanges()
  expect(draft.get()).toMatchObject({ status: 'saved', values: { content: '<p>Theirs</p>' }, round: 1 })
  draft.restore(ownChanges)
  await vi.advanceTimersByTimeAsync(1500)
  expect(draft.get()).toMatchObject({ status: 'saved', values: { content: '<p>Mine</p>' }, round: 2 })
})

test('follows changes from elsewhere only without local changes', () => {
  const { draft } = open()
  draft.applyRemote({ ...post, version: 2, title: 'Elm' })
  expect(draft.get().values.title).toBe('Elm')
  draft.change({ title: 'Ash' })
  draft.applyRemote({ ...post, version: 3, title: 'Oak' })
  expect(draft.get().values.title).toBe('Ash')
})

test('sends only changed fields, and omits an empty slug', () => {
  const values = toPostValues(post)
  expect(getChanges(values, { ...values, tags: ['wood'], slug: ' ' })).toEqual({ tags: ['wood'] })
  expect(getChanges(values, { ...values, slug: ' elm ' })).toEqual({ slug: 'elm' })
  expect(toDraft(values)).not.toHaveProperty('slug')
})
