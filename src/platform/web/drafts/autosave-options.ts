import * as z from 'zod'
import type { Failure } from '#platform/errors/failure.ts'
import { writeDraft, readDraft } from './local-drafts.ts'

export interface Saved {
  id: number
}

/** Grows with each save: a version, or the time of the last change. */
type Stamp = number | string

export interface AutosaveState<Values, Stored> {
  values: Values
  /** As the server has it; undefined before the first save. */
  record: Stored | undefined
  /** `changed` waits to be saved: by itself, or by the writer where `isAutomatic` says so. */
  status: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'
  /** Why it could not be saved. */
  failure: Failure | undefined
  /** Counts how often the values were replaced from outside, so that an editor begins anew. */
  round: number
  /** Somebody else had saved the record, so that this is a record of its own now. */
  isCopy: boolean
}

/** What is sent: what the writer changed since `from`, and what else is to change. */
export interface Change<Values, Extra> {
  from: Values
  to: Values
  extra: Extra | undefined
  /** Nobody asked for this save. */
  isAutosave: boolean
}

/** What this browser keeps of a record until the server has it. */
interface Copy<Values> {
  values: Values
  stamp: Stamp | undefined
  /** What was on its way to the server when nothing more was heard. */
  sent: Values | undefined
  /** Where others' changes are merged: what was written on. */
  base?: Values | false | undefined
}

export interface Copies<Values> {
  read: (id: number | undefined) => Copy<Values> | undefined
  write: (id: number | undefined, copy: Copy<Values> | undefined) => void
}

export interface AutosaveOptions<Values, Stored, Extra> {
  /** The record's, or what a new one begins with. */
  values: Values
  record?: Stored | undefined
  valuesOf: (record: Stored) => Values
  stampOf: (record: Stored) => Stamp
  /** Without it there is a record from the start. */
  create?: (values: Values) => Promise<Stored>
  edit: (record: Stored, change: Change<Values, Extra>) => Promise<Stored>
  /** Reads the record anew, after a conflict; undefined where it cannot be written any more. */
  load?: (record: Stored) => Promise<Stored | undefined>
  isSame?: (one: Values, other: Values) => boolean
  /** The same to a reader, where the server writes the same in another way. */
  readsSame?: (one: Values, other: Values) => boolean
  /** What was changed since `base` stays, the rest follows the server; field by field if not given. */
  merge?: (base: Values, values: Values, server: Values) => Values
  /** What the server has after a save. By default what was sent: its own words for it would disturb the typing. */
  answered?: (sent: Values, record: Stored) => Values
  /** What others save is merged while one writes, and their fields are not overwritten. */
  isLive?: boolean
  /** False where a save waits for the writer. */
  isAutomatic?: (record: Stored | undefined) => boolean
  /** After a conflict the writer chooses, or what was written becomes a record of its own. */
  onConflict?: 'ask' | 'copy'
  /** Between a change and its save, in milliseconds. */
  pause?: number
  copies?: Copies<Values>
}

/** Copies of a module's records among the local drafts, such as `email.12`, and `email.new` before the first save. */
export function localCopies<Values>(owner: string, topic: string, schema: z.ZodType<Values>): Copies<Values> {
  const nameOf = (id: number | undefined) => `${topic}.${id ?? 'new'}`
  const Stored = z.object({
    values: schema,
    stamp: z.union([z.number(), z.string()]).optional(),
    sent: schema.optional(),
    base: schema.optional(),
  })
  return {
    read(id) {
      const found = readDraft(owner, nameOf(id), Stored)
      return found && { values: found.values, stamp: found.stamp, sent: found.sent, base: found.base }
    },
    write: (id, copy) => writeDraft(owner, nameOf(id), copy && { ...copy, base: copy.base || undefined }),
  }
}

type Start<Values, Stored> = Pick<
  AutosaveOptions<Values, Stored, never>,
  'values' | 'record' | 'copies' | 'stampOf' | 'onConflict' | 'merge'
> & { readsSame: (one: Values, other: Values) => boolean }

/** Where writing goes on: with what this browser kept, unless the server has it already. */
export function startOf<Values, Stored extends Saved>({
  values,
  record,
  copies,
  stampOf,
  readsSame,
  onConflict,
  merge,
}: Start<Values, Stored>) {
  const state: AutosaveState<Values, Stored> = {
    values,
    record,
    status: 'saved',
    failure: undefined,
    round: 0,
    isCopy: false,
  }
  const copy = copies?.read(record?.id)
  if (!copy) return { state, sent: undefined }
  if (readsSame(values, copy.values)) {
    // Later it would come back over what others save.
    copies?.write(record?.id, undefined)
    return { state, sent: undefined }
  }
  if (copy.base && merge) {
    const merged = merge(copy.base, copy.values, values)
    return { state: { ...state, values: merged, status: 'changed' as const }, sent: undefined }
  }
  // The record is what was written on, or what was sent last.
  const isOurs = !record || copy.stamp === stampOf(record) || (copy.sent !== undefined && readsSame(values, copy.sent))
  if (isOurs) return { state: { ...state, values: copy.values, status: 'changed' as const }, sent: copy.sent }
  if (onConflict !== 'copy')
    return { state: { ...state, values: copy.values, status: 'conflict' as const }, sent: undefined }
  copies?.write(record?.id, undefined)
  return {
    state: { ...state, values: copy.values, record: undefined, status: 'changed' as const, isCopy: true },
    sent: undefined,
  }
}

/** Field by field: what was changed since `base` stays, the rest is the server's. */
export function mergeFields<Values extends object>(base: Values, values: Values, server: Values): Values {
  const [before, mine] = [new Map(Object.entries(base)), new Map(Object.entries(values))]
  const changed = [...new Set([...before.keys(), ...mine.keys()])].filter(
    (name) => JSON.stringify(before.get(name)) !== JSON.stringify(mine.get(name)),
  )
  return Object.assign({}, server, Object.fromEntries(changed.map((name) => [name, mine.get(name)])))
}
