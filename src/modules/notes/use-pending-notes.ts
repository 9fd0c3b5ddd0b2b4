import { useMutationState } from '@tanstack/react-query'
import * as z from 'zod'
import { type Note, NoteDraft } from './contract.ts'
import { createKey } from './use-note-actions.ts'

const Sent = z.object({ body: NoteDraft })

// Tolerance in ms for the difference between the clocks of server and browser.
const clocks = 60_000

/** Notes being created that are not in the list yet, with the ids -1, -2, and so on. */
export function usePendingNotes(listedNotes: readonly Note[]): Note[] {
  const sent = useMutationState({
    filters: { mutationKey: createKey, status: 'pending' },
    select: ({ state }) => ({ variables: state.variables, at: state.submittedAt }),
  })
  const pending = sent.flatMap(({ variables, at }, index): Note[] => {
    const { data } = Sent.safeParse(variables)
    const time = new Date(at).toISOString()
    return data ? [{ ...data.body, id: -1 - index, deleted: false, position: 0, datef: time, updatedAt: time }] : []
  })
  // The list may include a note before the response to its creation arrives.
  const isInList = (note: Note) =>
    listedNotes.some(
      ({ title, text, datef }) =>
        title === note.title && text === note.text && Date.parse(datef) > Date.parse(note.datef) - clocks,
    )
  return pending.filter((note) => !isInList(note)).toReversed()
}
