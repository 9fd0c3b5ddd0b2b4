import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conflict, Failure } from '#platform/errors/failure.ts'
import type { Copies } from '#platform/web/drafts/autosave-options.ts'
import type { DraftValues } from '../contract-draft.ts'
import { createSupplierDraft, type StoredDraft } from './supplier-draft.ts'
import { toDraftValues } from './draft-values.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createValues = (name: string) => toDraftValues({ name })
const draft: StoredDraft = { id: 1, version: 1, values: createValues('One'), updatedAt: '2027-01-01T00:00:00.000Z' }
type Copy = ReturnType<Copies<DraftValues>['read']>

/** A server that counts versions and fails with the given errors. */
function openDraft({ failures = [], copy, version = 1, name = 'One' }: KeepOptions = {}) {
  let server: StoredDraft = { ...draft, version, values: createValues(name) }
  let storedCopy = copy
  const send = vi.fn<(version: number, values: DraftValues) => Promise<StoredDraft>>(async (based, values) => {
    const failure = failures.shift()
    if (failure) throw failure
    if (based !== server.version) throw conflict('Changed')
    return (server = { ...server, version: server.version + 1, values })
  })
  const copies = {
    read: () => storedCopy,
    write: (id: number | undefined, next: Copy) => void (id && (storedCopy = next)),
  }
  const saving = createSupplierDraft(server, { send, load: async () => server }, copies)
  return {
    saving,
    send,
    copy: () => storedCopy?.values.name,
    name: () => server.values.name,
    others: (changes: Partial<StoredDraft>) => (server = { ...server, ...changes }),
  }
}
interface KeepOptions {
  failures?: Error[]
  copy?: Copy
  version?: number
  name?: string
}

test('saves once after a pause in typing, then deletes the local copy', async () => {
  const { saving, send, copy, name } = openDraft()
  for (const typed of ['Tw', 'Two', 'Two!']) saving.change({ name: typed })
  expect(saving.get().status).toBe('changed')
  expect(copy()).toBe('Two!')
  await vi.advanceTimersByTimeAsync(700)
  expect(send).toHaveBeenCalledTimes(1)
  expect([name(), saving.get().status, copy()]).toEqual(['Two!', 'saved', undefined])
})

test('keeps changes locally while offline, and retries', async () => {
  const createOfflineFailure = () => new Failure(0, 'No connection')
  const { saving, copy, name } = openDraft({ failures: [createOfflineFailure(), createOfflineFailure()] })
  saving.change({ name: 'Two' })
  expect(await saving.flush()).toBeUndefined()
  expect([saving.get().status, copy()]).toEqual(['failed', 'Two'])
  await vi.advanceTimersByTimeAsync(11_000)
  expect([name(), saving.get().status]).toEqual(['Two', 'saved'])
})

test('does not overwrite changes of another tab until the user confirms', async () => {
  const { saving, send, name, others } = openDraft()
  others({ version: 2, values: createValues('Theirs') })
  saving.change({ name: 'Mine' })
  expect(await saving.flush()).toBeUndefined()
  expect(saving.get().status).toBe('conflict')
  saving.change({ name: 'Mine too' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(send).toHaveBeenCalledTimes(1)
  await saving.keepOwnChanges()
  expect(name()).toBe('Mine too')
})

test('adopts values of another tab if there are no unsaved changes', () => {
  const { saving } = openDraft()
  expect(saving.applyRemote({ ...draft, version: 2, values: createValues('Theirs') })).toBe(true)
  saving.change({ name: 'Mine' })
  expect(saving.applyRemote({ ...draft, version: 3, values: createValues('Other') })).toBe(false)
})

test('restores unsaved input after a reload, and reports a conflict if the draft has changed', async () => {
  const copy = { stamp: 1, sent: undefined, values: createValues('Typed') }
  expect(openDraft().saving.get()).toMatchObject({ status: 'saved', values: createValues('One') })
  const again = openDraft({ copy })
  expect(again.saving.get()).toMatchObject({ status: 'changed', values: createValues('Typed') })
  again.saving.start()
  await vi.advanceTimersByTimeAsync(700)
  expect(again.name()).toBe('Typed')
  expect(openDraft({ copy, version: 2 }).saving.get().status).toBe('conflict')
  expect(openDraft({ copy, version: 2, name: 'Typed' }).saving.get().status).toBe('saved')
  const answerLost = { ...copy, sent: [createValues('Sent')] }
  expect(openDraft({ copy: answerLost, version: 2, name: 'Sent' }).saving.get()).toMatchObject({
    status: 'changed',
    values: createValues('Typed'),
  })
})

test('keeps fields that were never saved undefined', () => {
  const copies = { read: () => undefined, write: () => {} }
  const fresh = { ...draft, values: {} }
  const saving = createSupplierDraft(fresh, { send: async () => fresh, load: async () => fresh }, copies)
  expect(saving.get().values).toEqual({})
})
