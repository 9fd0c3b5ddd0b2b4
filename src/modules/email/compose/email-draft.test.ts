import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { createEmailDraft, type Kept } from './email-draft.ts'
import { isSame, noWords, readsSame, type Words } from './draft-words.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function setUp(kept?: Kept) {
  const remembered: (string | undefined)[] = []
  const create = vi.fn<(words: Words) => Promise<Kept>>(async () => ({ id: 7, version: 1 }))
  const save = vi.fn<(kept: Kept, words: Words) => Promise<Kept>>(async ({ id, version }) => ({
    id,
    version: version + 1,
  }))
  const draft = createEmailDraft({
    words: noWords,
    kept,
    create,
    save,
    copies: { read: () => undefined, write: (_, copy) => void remembered.push(copy?.values.subject) },
    pause: 100,
  })
  return { draft, create, save, remembered }
}

test('what is typed is saved after a pause, once, first as a new draft', async () => {
  const { draft, create, save, remembered } = setUp()
  draft.change({ subject: 'A' })
  draft.change({ subject: 'Ab' })
  expect(draft.get().status).toBe('changed')
  await vi.advanceTimersByTimeAsync(100)
  expect(create.mock.calls.map(([words]) => words.subject)).toEqual(['Ab'])
  expect(draft.get()).toMatchObject({ status: 'saved', record: { id: 7, version: 1 } })
  draft.change({ subject: 'Abc' })
  await vi.advanceTimersByTimeAsync(100)
  expect(save.mock.calls.map(([kept, words]) => [kept.version, words.subject])).toEqual([[1, 'Abc']])
  expect(draft.get().record).toEqual({ id: 7, version: 2 })
  expect([...new Set(remembered)]).toEqual(['A', 'Ab', undefined, 'Abc'])
  expect(remembered.at(-1)).toBeUndefined()
})

test('what is typed while a save is under way is saved after it', async () => {
  const { draft, save } = setUp({ id: 7, version: 1 })
  save.mockImplementationOnce(async ({ id, version }) => {
    draft.change({ subject: 'Two' })
    return { id, version: version + 1 }
  })
  draft.change({ subject: 'One' })
  await draft.flush()
  expect(save.mock.calls.map(([kept, words]) => [kept.version, words.subject])).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ])
  expect(draft.get().status).toBe('saved')
})

test('a failure is tried again, and the words stay on the device meanwhile', async () => {
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

test('a text that is refused is said to be, stays on the device, and is saved once it is another one', async () => {
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

test('words are the same whatever their order, to a reader also whatever their marks', () => {
  const { subject, ...rest } = noWords
  expect(isSame({ subject, ...rest }, noWords)).toBe(true)
  expect(isSame({ ...noWords, body: '<p>Hi</p>' }, { ...noWords, body: '<p><b>Hi</b></p>' })).toBe(false)
  expect(readsSame({ ...noWords, body: '<p>Hi</p>' }, { ...noWords, quote: '<p><b>Hi</b></p>' })).toBe(true)
  expect(readsSame({ ...noWords, body: '<p>Hi</p>' }, noWords)).toBe(false)
})

test('text that another tab has overtaken becomes a draft of its own', async () => {
  const { draft, create, save } = setUp({ id: 3, version: 1 })
  save.mockRejectedValueOnce(new Failure(409, 'Changed since'))
  draft.change({ subject: 'Mine' })
  await draft.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(create.mock.calls.map(([words]) => words.subject)).toEqual(['Mine'])
  expect(draft.get()).toMatchObject({ status: 'saved', isCopy: true, record: { id: 7, version: 1 } })
})

test('nothing is saved that has not changed, nor after the end', async () => {
  const { draft, create, save } = setUp()
  draft.change({ subject: '' })
  await draft.flush()
  draft.change({ subject: 'Gone' })
  draft.end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(create).not.toHaveBeenCalled()
  expect(save).not.toHaveBeenCalled()
})
