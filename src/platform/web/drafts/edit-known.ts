import { Failure } from '#platform/errors/failure.ts'
import type { AutosaveOptions, Change, Saved } from './autosave-options.ts'

interface Edit<Values, Stored, Extra> {
  record: Stored
  change: Change<Values, Extra>
  /** The values of earlier saves without a response. */
  sent: readonly Values[]
  load: () => Promise<Stored | undefined>
  hasSameContent: (a: Values, b: Values) => boolean
}

/** Saves a change. If the response of a save was lost, the server already has the sent values; that is no conflict. */
export async function editKnown<Values, Stored extends Saved, Extra>(
  { edit, getValues }: Pick<AutosaveOptions<Values, Stored, Extra>, 'edit' | 'getValues'>,
  { record, change, sent, load, hasSameContent }: Edit<Values, Stored, Extra>,
): Promise<Stored> {
  try {
    return await edit(record, change)
  } catch (error) {
    const now = error instanceof Failure && error.status === 409 ? await load() : undefined
    if (!now) throw error
    const isStored = (values: Values) => hasSameContent(getValues(now), values)
    if (change.extra === undefined && isStored(change.to)) return now
    const from = sent.find(isStored)
    if (!from) throw error
    return edit(now, { ...change, from })
  }
}
