import * as z from 'zod'
import { isSameJson } from '#platform/fields/same-json.ts'
import type { Failure } from '#platform/errors/failure.ts'
import { writeDraft, readDraft } from './local-drafts.ts'
import { mergeSeen } from './merge/merge-seen.ts'
import { SentValues } from './merge/sent-values.ts'

export interface Saved {
  id: number
}

/** Ascends with each save: a version, or the time of the last change. */
type Stamp = number | string

export interface AutosaveState<Values, Stored> {
  values: Values
  /** The record on the server; undefined before the first save. */
  record: Stored | undefined
  /** `changed`: not saved yet; saved automatically, or by the user if `isAutomatic` returns false. */
  status: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'
  /** Why the save failed. */
  failure: Failure | undefined
  /** Incremented when the values are replaced from outside, so that an editor resets. */
  round: number
  /** After a conflict, this is a second record. */
  isCopy: boolean
}

/** The data of a save: the user's changes since `from`, and further changes. */
export interface Change<Values, Extra> {
  from: Values
  to: Values
  extra: Extra | undefined
  /** The save was automatic. */
  isAutosave: boolean
}

/** The local copy of a record until it is saved. */
interface Copy<Values> {
  values: Values
  stamp: Stamp | undefined
  /** The values of saves without a response, the latest one last. */
  sent?: readonly Values[] | undefined
  /** If others' changes are merged: the values from which editing began. */
  base?: Values | false | undefined
}

export interface Copies<Values> {
  /** The name of a record's draft in this browser, if the copies are drafts. */
  getName?: (id: number | undefined) => string
  read: (id: number | undefined) => Copy<Values> | undefined
  write: (id: number | undefined, copy: Copy<Values> | undefined) => void
}

export interface AutosaveOptions<Values, Stored, Extra> {
  /** The record's values, or initial ones. */
  values: Values
  record?: Stored | undefined
  getValues: (record: Stored) => Values
  getStamp: (record: Stored) => Stamp
  /** Undefined if the record always exists. `sent` has the values of earlier calls without a response. */
  create?: (values: Values, sent: readonly Values[]) => Promise<Stored>
  /** Adds a key to values that `create` gets: the earlier one if they are the same as those sent last. */
  withKey?: (values: Values, sent: readonly Values[]) => Values
  edit: (record: Stored, change: Change<Values, Extra>) => Promise<Stored>
  /** Whether `edit` needs several requests, so that a part of a refused save may have been stored. */
  isDivided?: (change: Change<Values, Extra>) => boolean
  /** Reloads the record after a conflict; undefined if the user can no longer write it. */
  load?: (record: Stored) => Promise<Stored | undefined>
  isSame?: (a: Values, b: Values) => boolean
  /** Normalises values to compare them, if the server changes their form. */
  hasSameContent?: (a: Values, b: Values) => boolean
  /** Keeps what was changed since `base`, and takes the rest from the server. Default: by field. */
  merge?: (base: Values, values: Values, server: Values) => Values
  /** The base with what the server has of a save without a response, and perhaps more. Default: by field. */
  findKnown?: (base: Values, sent: Values, server: Values) => Values
  /** The values after a save. Default: the sent values, since the server's form of them would disturb typing. */
  afterSave?: (sent: Values, record: Stored) => Values
  /**
   * Merges others' changes while the user edits. `edit` must send the base of the changed fields, so that the server
   * rejects a save that would overwrite what the user has not seen.
   */
  isLive?: boolean
  /** False if saving is up to the user. */
  isAutomatic?: (record: Stored | undefined) => boolean
  /** After a conflict, `ask` lets the user choose, `copy` saves the input as a second record. */
  onConflict?: 'ask' | 'copy'
  /** Milliseconds between a change and its save. */
  pause?: number
  copies?: Copies<Values>
}

/** Local copies of a module's records, named `email.12`, or `email.new` before the first save. */
export function localCopies<Values>(owner: string, topic: string, schema: z.ZodType<Values>): Required<Copies<Values>> {
  const getName = (id: number | undefined) => `${topic}.${id ?? 'new'}`
  const Stored = z.object({
    values: schema,
    stamp: z.union([z.number(), z.string()]).optional(),
    // Copies of earlier releases have the values of one save.
    sent: z.union([z.array(schema), schema.transform((values) => [values])]).optional(),
    base: schema.optional(),
  })
  return {
    getName,
    read(id) {
      const draft = readDraft(owner, getName(id), Stored)
      return draft && { values: draft.values, stamp: draft.stamp, sent: draft.sent, base: draft.base }
    },
    write: (id, copy) => writeDraft(owner, getName(id), copy && { ...copy, base: copy.base || undefined }),
  }
}

type Start<Values, Stored> = Pick<
  AutosaveOptions<Values, Stored, never>,
  'values' | 'record' | 'copies' | 'getStamp' | 'onConflict' | 'merge' | 'findKnown'
> & { hasSameContent: (a: Values, b: Values) => boolean }

/** The initial values and their base: the local copy, unless it has been saved already. */
export function getStart<Values extends object, Stored extends Saved>({
  values,
  record,
  copies,
  getStamp,
  hasSameContent,
  onConflict,
  merge,
  findKnown,
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
  const sent = new SentValues(copy?.sent ?? [], { findKnown, isSame: hasSameContent })
  const start = { state, sent, base: values }
  if (!copy) return start
  const seen = copy.base && merge && mergeSeen(merge, sent.confirm(copy.base, values), copy.values, values)
  if (hasSameContent(values, seen ? seen.merged : copy.values)) {
    sent.clear()
    // If it remained, it would later overwrite others' changes.
    copies?.write(record?.id, undefined)
    return start
  }
  const changed = { ...state, values: seen ? seen.merged : copy.values, status: 'changed' as const }
  if (seen) return { ...start, state: changed, base: seen.base }
  // The record equals the values from which editing began, or those sent last.
  const isOwnCopy = !record || copy.stamp === getStamp(record) || sent.saves.some((one) => hasSameContent(values, one))
  if (isOwnCopy) return { ...start, state: changed }
  sent.clear()
  if (onConflict !== 'copy') return { ...start, state: { ...changed, status: 'conflict' as const } }
  copies?.write(record?.id, undefined)
  return { ...start, state: { ...changed, record: undefined, isCopy: true } }
}

/** Merges by field: keeps what was changed since `base`, and takes the rest from the server. */
export function mergeFields<Values extends object>(base: Values, values: Values, server: Values): Values {
  const [before, own] = [new Map(Object.entries(base)), new Map(Object.entries(values))]
  const changed = [...new Set([...before.keys(), ...own.keys()])].filter(
    (name) => !isSameJson(before.get(name), own.get(name)),
  )
  return Object.assign({}, server, Object.fromEntries(changed.map((name) => [name, own.get(name)])))
}
