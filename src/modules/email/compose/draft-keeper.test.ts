import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { createKeeper, type Kept } from './draft-keeper.ts'
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
  const keeper = createKeeper({
    words: noWords,
    kept,
    create,
    save,
    remember: (words) => remembered.push(words?.subject),
    pause: 100,
  })
  return { keeper, create, save, remembered }
}

test('what is typed is saved after a pause, once, first as a new draft', async () => {
  const { keeper, create, save, remembered } = setUp()
  keeper.change({ subject: 'A' })
  keeper.change({ subject: 'Ab' })
  expect(keeper.get().status).toBe('waiting')
  await vi.advanceTimersByTimeAsync(100)
  expect(create.mock.calls.map(([words]) => words.subject)).toEqual(['Ab'])
  expect(keeper.get()).toMatchObject({ status: 'saved', kept: { id: 7, version: 1 } })
  keeper.change({ subject: 'Abc' })
  await vi.advanceTimersByTimeAsync(100)
  expect(save.mock.calls.map(([kept, words]) => [kept.version, words.subject])).toEqual([[1, 'Abc']])
  expect(keeper.get().kept).toEqual({ id: 7, version: 2 })
  expect(remembered).toEqual(['A', 'Ab', undefined, 'Abc', undefined])
})

test('what is typed while a save is under way is saved after it', async () => {
  const { keeper, save } = setUp({ id: 7, version: 1 })
  save.mockImplementationOnce(async ({ id, version }) => {
    keeper.change({ subject: 'Two' })
    return { id, version: version + 1 }
  })
  keeper.change({ subject: 'One' })
  await keeper.flush()
  expect(save.mock.calls.map(([kept, words]) => [kept.version, words.subject])).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ])
  expect(keeper.get().status).toBe('saved')
})

test('a failure is tried again, and the words stay on the device meanwhile', async () => {
  const { keeper, save, remembered } = setUp({ id: 7, version: 1 })
  save.mockRejectedValueOnce(new Failure(0, 'Offline')).mockRejectedValueOnce(new Failure(503, 'Down'))
  keeper.change({ subject: 'Kept' })
  await vi.advanceTimersByTimeAsync(100)
  expect(keeper.get().status).toBe('failed')
  expect(remembered).toEqual(['Kept'])
  await vi.advanceTimersByTimeAsync(2000)
  await vi.advanceTimersByTimeAsync(4000)
  expect(save).toHaveBeenCalledTimes(3)
  expect(keeper.get().status).toBe('saved')
  expect(remembered).toEqual(['Kept', undefined])
})

test('a text that is refused is said to be, stays on the device, and is saved once it is another one', async () => {
  const { keeper, create, remembered } = setUp()
  const message = 'Too long'
  create.mockRejectedValueOnce(new Failure(422, message, { issues: [{ path: 'body', message }] }))
  keeper.change({ body: '<p>Far too long</p>' })
  await keeper.flush()
  expect(keeper.get()).toMatchObject({ status: 'refused', words: { body: '<p>Far too long</p>' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(create).toHaveBeenCalledTimes(1)
  expect(remembered).toEqual([''])
  keeper.change({ body: '<p>Short</p>' })
  await vi.advanceTimersByTimeAsync(100)
  expect(keeper.get().status).toBe('saved')
})

test('words are the same whatever their order, to a reader also whatever their marks', () => {
  const { subject, ...rest } = noWords
  expect(isSame({ subject, ...rest }, noWords)).toBe(true)
  expect(isSame({ ...noWords, body: '<p>Hi</p>' }, { ...noWords, body: '<p><b>Hi</b></p>' })).toBe(false)
  expect(readsSame({ ...noWords, body: '<p>Hi</p>' }, { ...noWords, quote: '<p><b>Hi</b></p>' })).toBe(true)
  expect(readsSame({ ...noWords, body: '<p>Hi</p>' }, noWords)).toBe(false)
})

test('text that another tab has overtaken becomes a draft of its own', async () => {
  const { keeper, create, save } = setUp({ id: 3, version: 1 })
  save.mockRejectedValueOnce(new Failure(409, 'Changed since'))
  keeper.change({ subject: 'Mine' })
  await keeper.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(create.mock.calls.map(([words]) => words.subject)).toEqual(['Mine'])
  expect(keeper.get()).toMatchObject({ status: 'saved', isCopy: true, kept: { id: 7, version: 1 } })
})

test('nothing is saved that has not changed, nor after the end', async () => {
  const { keeper, create, save } = setUp()
  keeper.change({ subject: '' })
  await keeper.flush()
  keeper.change({ subject: 'Gone' })
  keeper.end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(create).not.toHaveBeenCalled()
  expect(save).not.toHaveBeenCalled()
})
