import { beforeEach, expect, test, vi } from 'vitest'
import { conflict, Failure } from '#platform/errors/failure.ts'
import { Autosave } from './autosave.ts'
import { type AutosaveOptions, type Copies, mergeFields } from './autosave-options.ts'

interface Values {
  title: string
  text: string
}
interface Stored extends Values {
  id: number
  version: number
}
type Copy = ReturnType<Copies<Values>['read']>

const record: Stored = { id: 1, version: 1, title: 'Oak', text: 'Old' }
const getValues = ({ title, text }: Stored): Values => ({ title, text })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function open({ copy, server = record, ...options }: OpenOptions = {}) {
  let stored = server
  let localCopy = copy
  const edit = vi.fn<AutosaveOptions<Values, Stored, never>['edit']>(async ({ version }, { to }) => {
    if (version !== stored.version) throw conflict('Changed')
    return (stored = { ...stored, ...to, version: version + 1 })
  })
  const autosave = new Autosave<Values, Stored>({
    record: server,
    values: getValues(server),
    getValues,
    getStamp: ({ version }) => version,
    edit,
    load: async () => stored,
    copies: { read: () => localCopy, write: (id, next) => void (id && (localCopy = next)) },
    ...options,
  })
  return { autosave, edit, copy: () => localCopy, server: () => stored, others: (next: Stored) => (stored = next) }
}
type OpenOptions = { copy?: Copy; server?: Stored } & Partial<
  Pick<AutosaveOptions<Values, Stored, never>, 'isLive' | 'merge'>
>

test('saves during continuous typing', async () => {
  const { autosave, edit } = open()
  for (let letters = 1; letters <= 30; letters += 1) {
    autosave.change({ text: 'a'.repeat(letters) })
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(edit).toHaveBeenCalledTimes(1)
})

test('retries a save whose response was lost without a conflict', async () => {
  const { autosave, edit, server, others } = open()
  edit.mockImplementationOnce(async (_, { to }) => {
    others({ ...record, ...to, version: 2 })
    throw new Failure(0, 'The response is lost')
  })
  autosave.change({ text: 'New' })
  await autosave.save()
  expect(autosave.get().status).toBe('failed')
  autosave.change({ text: 'Newer' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(autosave.get()).toMatchObject({ status: 'saved', record: { version: 3 } })
  expect(server().text).toBe('Newer')
})

test('merges a local copy with others’ changes if `isLive`', () => {
  const merge = (base: Values, values: Values, theirs: Values): Values => ({
    title: values.title === base.title ? theirs.title : values.title,
    text: values.text === base.text ? theirs.text : values.text,
  })
  const copy = { values: { title: 'Oak', text: 'Mine' }, stamp: 1, sent: undefined, base: getValues(record) }
  const { autosave } = open({ copy, server: { ...record, title: 'Their oak', version: 2 }, isLive: true, merge })
  expect(autosave.get()).toMatchObject({ status: 'changed', values: { title: 'Their oak', text: 'Mine' } })
})

test('sends what a field was based on until the user has seen what others saved in it, if `isLive`', async () => {
  const { autosave, edit, others, server } = open({ isLive: true })
  autosave.change({ title: 'Mine' })
  others({ ...record, title: 'Theirs', text: 'Their text', version: 2 })
  autosave.applyRemote(server())
  expect(autosave.get().values).toEqual({ title: 'Mine', text: 'Their text' })
  edit.mockRejectedValueOnce(conflict('The title was changed'))
  await autosave.save()
  expect(edit.mock.lastCall?.[1].from).toEqual({ title: 'Oak', text: 'Their text' })
  expect(autosave.get().status).toBe('conflict')
  await autosave.keepOwnChanges()
  expect(edit.mock.lastCall?.[1].from.title).toBe('Theirs')
  expect(server().title).toBe('Mine')
})

test('shows what others have saved in a field once the user has undone the input, if `isLive`', () => {
  const { autosave, others, server } = open({ isLive: true })
  autosave.change({ title: 'Mine' })
  others({ ...record, title: 'Theirs', version: 2 })
  autosave.applyRemote(server())
  autosave.change({ title: 'Oak' })
  expect(autosave.get()).toMatchObject({ status: 'saved', values: { title: 'Theirs' } })
})

test('keeps the base of a field that a local copy and others have changed, if `isLive`', () => {
  const copy = { values: { title: 'Mine', text: 'Old' }, stamp: 1, sent: undefined, base: getValues(record) }
  const theirs = { ...record, title: 'Theirs', text: 'Their text', version: 2 }
  const { autosave } = open({ copy, server: theirs, isLive: true, merge: mergeFields })
  expect(autosave.get().values).toEqual({ title: 'Mine', text: 'Their text' })
  expect(autosave.base).toEqual({ title: 'Oak', text: 'Their text' })
})

test('removes a local copy that the server already has', () => {
  const { copy } = open({ copy: { values: getValues(record), stamp: 0, sent: [getValues(record)] } })
  expect(copy()).toBeUndefined()
})

test('neither saves nor keeps discarded input', async () => {
  const { autosave, edit, copy } = open()
  autosave.change({ text: 'Gone' })
  expect(copy()?.values.text).toBe('Gone')
  autosave.end()
  autosave.saveNow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([edit.mock.calls.length, copy()]).toEqual([0, undefined])
})
