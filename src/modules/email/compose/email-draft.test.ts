import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { createEmailDraft, draftCopies, type StoredVersion, takeOver } from './email-draft.ts'
import { isSame, emptyContent, hasSameContent, type DraftContent } from './draft-content.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function setUp(record?: StoredVersion) {
  const remembered: (string | undefined)[] = []
  const create = vi.fn<(content: DraftContent, sent: readonly DraftContent[]) => Promise<StoredVersion>>(async () => ({
    id: 7,
    version: 1,
  }))
  const save = vi.fn<(record: StoredVersion, content: DraftContent) => Promise<StoredVersion>>(
    async ({ id, version }) => ({
      id,
      version: version + 1,
    }),
  )
  const draft = createEmailDraft({
    content: emptyContent,
    record,
    create,
    save,
    copies: { read: () => undefined, write: (_, copy) => void remembered.push(copy?.values.subject) },
    pause: 100,
  })
  return { draft, create, save, remembered }
}

test('creates a draft after a pause, then saves later changes to it', async () => {
  const { draft, create, save, remembered } = setUp()
  draft.change({ subject: 'A' })
  draft.change({ subject: 'Ab' })
  expect(draft.get().status).toBe('changed')
  await vi.advanceTimersByTimeAsync(100)
  expect(create.mock.calls.map(([content]) => content.subject)).toEqual(['Ab'])
  expect(draft.get()).toMatchObject({ status: 'saved', record: { id: 7, version: 1 } })
  draft.change({ subject: 'Abc' })
  await vi.advanceTimersByTimeAsync(100)
  expect(save.mock.calls.map(([record, content]) => [record.version, content.subject])).toEqual([[1, 'Abc']])
  expect(draft.get().record).toEqual({ id: 7, version: 2 })
  expect([...new Set(remembered)]).toEqual(['A', 'Ab', undefined, 'Abc'])
  expect(remembered.at(-1)).toBeUndefined()
})

test('saves changes made during a save after it', async () => {
  const { draft, save } = setUp({ id: 7, version: 1 })
  save.mockImplementationOnce(async ({ id, version }) => {
    draft.change({ subject: 'Two' })
    return { id, version: version + 1 }
  })
  draft.change({ subject: 'One' })
  await draft.flush()
  expect(save.mock.calls.map(([record, content]) => [record.version, content.subject])).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ])
  expect(draft.get().status).toBe('saved')
})

test('retries a failed save, and keeps the text on the device meanwhile', async () => {
  const { draft, save, remembered } = setUp({ id: 7, version: 1 })
  save.mockRejectedValueOnce(new Failure(0, 'Offline')).mockRejectedValueOnce(new Failure(503, 'Down'))
  draft.change({ subject: 'Kept' })
  await vi.advanceTimersByTimeAsync(100)
  expect(draft.get().status).toBe('failed')
  expect(remembered.at(-1)).toBe('Kept')
  await vi.advanceTimersByTimeAsync(2000)
  await vi.advanceTimersByTimeAsync(4000)
  expect(save).toHaveBeenCalledTimes(3)
  expect(draft.get().status).toBe('saved')
  expect(remembered.at(-1)).toBeUndefined()
})

test('does not retry a refused text, but keeps it on the device and saves the next change', async () => {
  const { draft, create, remembered } = setUp()
  const message = 'Too long'
  create.mockRejectedValueOnce(new Failure(422, message, { issues: [{ path: 'body', message }] }))
  draft.change({ body: '<p>Far too long</p>' })
  await draft.flush()
  expect(draft.get()).toMatchObject({ status: 'failed', values: { body: '<p>Far too long</p>' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(create).toHaveBeenCalledTimes(1)
  expect(remembered.at(-1)).toBe('')
  draft.change({ body: '<p>Short</p>' })
  await vi.advanceTimersByTimeAsync(100)
  expect(draft.get().status).toBe('saved')
})

test('compares drafts regardless of the order of fields, and their text regardless of formatting', () => {
  const { subject, ...rest } = emptyContent
  expect(isSame({ subject, ...rest }, emptyContent)).toBe(true)
  expect(isSame({ ...emptyContent, body: '<p>Hi</p>' }, { ...emptyContent, body: '<p><b>Hi</b></p>' })).toBe(false)
  expect(hasSameContent({ ...emptyContent, body: '<p>Hi</p>' }, { ...emptyContent, quote: '<p><b>Hi</b></p>' })).toBe(
    true,
  )
  expect(hasSameContent({ ...emptyContent, body: '<p>Hi</p>' }, emptyContent)).toBe(false)
})

test('saves text as a separate draft after a version conflict', async () => {
  const { draft, create, save } = setUp({ id: 3, version: 1 })
  save.mockRejectedValueOnce(new Failure(409, 'Changed since'))
  draft.change({ subject: 'Mine' })
  await draft.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(create.mock.calls.map(([content]) => content.subject)).toEqual(['Mine'])
  expect(draft.get()).toMatchObject({ status: 'saved', isCopy: true, record: { id: 7, version: 1 } })
})

test('saves nothing without a change, and nothing after the end', async () => {
  const { draft, create, save } = setUp()
  draft.change({ subject: '' })
  await draft.flush()
  draft.change({ subject: 'Gone' })
  draft.end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(create).not.toHaveBeenCalled()
  expect(save).not.toHaveBeenCalled()
})

test('a new message to an address does not begin with another unsaved one, and keeps its own text', () => {
  const ana = { name: 'Ana', email: 'Ana@quay.example' }
  const write = (subject: string, to?: (typeof ana)[]) =>
    draftCopies('u1', to).write(undefined, { values: { ...emptyContent, subject }, stamp: undefined, sent: undefined })
  const read = (to?: (typeof ana)[]) => draftCopies('u1', to).read(undefined)?.values.subject
  write('Half a thought')
  expect(read([ana])).toBeUndefined()
  write('Hello Ana', [ana])
  expect([read(), read([ana])]).toEqual(['Half a thought', 'Hello Ana'])
  draftCopies('u1', [ana]).write(7, { values: emptyContent, stamp: 1, sent: undefined })
  expect(draftCopies('u1').read(7)?.stamp).toBe(1)
})

test('a repeated attempt has the key of the same content, and names those of other contents', async () => {
  const { draft, create } = setUp()
  create.mockRejectedValueOnce(new Failure(0, 'Offline')).mockRejectedValueOnce(new Failure(0, 'Offline'))
  draft.change({ subject: 'Hello' })
  await draft.flush()
  await vi.advanceTimersByTimeAsync(2000)
  draft.change({ subject: 'Hello Ana' })
  await draft.flush()
  const [keys, earlier] = [0, 1].map((index) =>
    create.mock.calls.map((call) => [call[index] ?? []].flat().map(({ clientId }) => clientId)),
  )
  expect(keys?.[0]).toEqual(keys?.[1])
  expect(keys?.[0]).not.toEqual(keys?.[2])
  expect(earlier).toEqual([[], keys?.[0], keys?.[0]])
})

test('a separate draft has a key of its own', async () => {
  const { draft, create, save } = setUp()
  draft.change({ subject: 'Mine' })
  await draft.flush()
  save.mockRejectedValueOnce(new Failure(409, 'Changed since'))
  draft.change({ subject: 'Mine too' })
  await draft.flush()
  await vi.advanceTimersByTimeAsync(10)
  const [first, second] = create.mock.calls
  expect(second).toEqual([expect.objectContaining({ subject: 'Mine too' }), []])
  expect(second?.[0].clientId).not.toBe(first?.[0].clientId)
})

const neverSaves = () => Promise.reject(new Failure(409, 'Changed since'))

test('what is seen becomes a separate draft without a further change, if another window has saved the draft', async () => {
  const { create } = setUp()
  const draft = createEmailDraft({
    content: { ...emptyContent, subject: 'Seen' },
    record: { id: 3, version: 1 },
    create,
    save: neverSaves,
    load: async (stored) => stored,
  })
  await draft.separate()
  expect(create.mock.calls.map(([content]) => content.subject)).toEqual(['Seen'])
  expect(draft.get()).toMatchObject({ status: 'saved', isCopy: true, record: { id: 7 } })
})

test('a closed form that could not be saved leaves its text to the next form', async () => {
  const copies = draftCopies('u9')
  const create = vi.fn<(content: DraftContent) => Promise<StoredVersion>>(async () => ({ id: 7, version: 1 }))
  const open = () => {
    const draft = createEmailDraft({ content: emptyContent, record: undefined, create, save: neverSaves, copies })
    return { draft, close: takeOver(draft) }
  }
  create.mockRejectedValueOnce(new Failure(0, 'Offline'))
  const closed = open()
  closed.draft.change({ subject: 'Hello' })
  await closed.draft.flush()
  closed.close()
  const next = open()
  next.draft.change({ subject: 'Hello Ana' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(create.mock.calls.map(([content]) => content.subject)).toEqual(['Hello', 'Hello Ana'])
  expect(copies.read(undefined)).toBeUndefined()
})
