import { beforeEach, expect, test, vi } from 'vitest'
import { conflict, Failure } from '#platform/errors/failure.ts'
import { Autosave } from './autosave.ts'
import type { AutosaveOptions, Copies } from './autosave-options.ts'

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
const valuesOf = ({ title, text }: Stored): Values => ({ title, text })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function open({ copy, server = record, ...options }: OpenOptions = {}) {
  let stored = server
  let kept = copy
  const edit = vi.fn<AutosaveOptions<Values, Stored, never>['edit']>(async ({ version }, { to }) => {
    if (version !== stored.version) throw conflict('Changed')
    return (stored = { ...stored, ...to, version: version + 1 })
  })
  const autosave = new Autosave<Values, Stored>({
    record: server,
    values: valuesOf(server),
    valuesOf,
    stampOf: ({ version }) => version,
    edit,
    load: async () => stored,
    copies: { read: () => kept, write: (id, next) => void (id && (kept = next)) },
    ...options,
  })
  return { autosave, edit, copy: () => kept, server: () => stored, others: (next: Stored) => (stored = next) }
}
type OpenOptions = { copy?: Copy; server?: Stored } & Partial<
  Pick<AutosaveOptions<Values, Stored, never>, 'isLive' | 'merge'>
>

test('who goes on typing is saved all the same, after some pauses', async () => {
  const { autosave, edit } = open()
  for (let letters = 1; letters <= 30; letters += 1) {
    autosave.change({ text: 'a'.repeat(letters) })
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(edit).toHaveBeenCalledTimes(1)
})

test('a save whose answer is lost is no conflict when it is tried again', async () => {
  const { autosave, edit, server, others } = open()
  edit.mockImplementationOnce(async (_, { to }) => {
    others({ ...record, ...to, version: 2 })
    throw new Failure(0, 'The answer is lost')
  })
  autosave.change({ text: 'New' })
  await autosave.save()
  expect(autosave.get().status).toBe('failed')
  autosave.change({ text: 'Newer' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(autosave.get()).toMatchObject({ status: 'saved', record: { version: 3 } })
  expect(server().text).toBe('Newer')
})

test('what was typed before a crash is merged with what others saved, where all merge', () => {
  const merge = (base: Values, values: Values, theirs: Values): Values => ({
    title: values.title === base.title ? theirs.title : values.title,
    text: values.text === base.text ? theirs.text : values.text,
  })
  const copy = { values: { title: 'Oak', text: 'Mine' }, stamp: 1, sent: undefined, base: valuesOf(record) }
  const { autosave } = open({ copy, server: { ...record, title: 'Their oak', version: 2 }, isLive: true, merge })
  expect(autosave.get()).toMatchObject({ status: 'changed', values: { title: 'Their oak', text: 'Mine' } })
})

test('a copy of what the server has is removed, so that it does not come back over what others save', () => {
  const { copy } = open({ copy: { values: valuesOf(record), stamp: 0, sent: valuesOf(record) } })
  expect(copy()).toBeUndefined()
})

test('what is thrown away is neither saved nor kept', async () => {
  const { autosave, edit, copy } = open()
  autosave.change({ text: 'Gone' })
  expect(copy()?.values.text).toBe('Gone')
  autosave.end()
  autosave.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([edit.mock.calls.length, copy()]).toEqual([0, undefined])
})
