import { isSameJson } from '#platform/fields/same-json.ts'
import { Autosave } from '#platform/web/drafts/autosave.ts'
import { type Copies, mergeFields } from '#platform/web/drafts/autosave-options.ts'
import type { Draft } from '../contract.ts'
import type { DraftValues } from '../contract-draft.ts'
import { toDraftValues } from './draft-values.ts'

export type StoredDraft = Pick<Draft, 'id' | 'version' | 'values' | 'updatedAt'>

interface Calls<Kept> {
  send: (version: number, values: DraftValues) => Promise<Kept>
  load: () => Promise<Kept>
}

/** Autosave of a supplier's draft. */
export const createSupplierDraft = <Kept extends StoredDraft>(
  draft: Kept,
  { send, load }: Calls<Kept>,
  copies: Copies<DraftValues>,
) =>
  new Autosave<DraftValues, Kept>({
    // The stored values: missing fields differ from empty ones.
    values: draft.values,
    record: draft,
    getValues: ({ values }) => values,
    isSame: (one, other) => isSameJson(toDraftValues(one), toDraftValues(other)),
    merge: (base, values, server) => mergeFields(toDraftValues(base), toDraftValues(values), toDraftValues(server)),
    getStamp: ({ version }) => version,
    edit: ({ version }, { to }) => send(version, to),
    load,
    pause: 600,
    copies,
  })
