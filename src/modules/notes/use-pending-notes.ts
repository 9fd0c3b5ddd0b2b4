import { useMutationState } from '@tanstack/react-query'
import * as z from 'zod'
import { type Note, NoteDraft } from './contract.ts'
import { createKey } from './use-note-actions.ts'

const Sent = z.object({ body: NoteDraft })

// The server's clock and the visitor's seldom agree to the second.
const clocks = 60_000

/** Notes on their way to the server that the list does not show yet; without an id, they count down from -1. */
export function usePendingNotes(shown: readonly Note[]): Note[] {
  const sent = useMutationState({
    filters: { mutationKey: createKey, status: 'pending' },
    select: ({ state }) => ({ variables: state.variables, at: state.submittedAt }),
  })
  const pending = sent.flatMap(({ variables, at }, index): Note[] => {
    const { data } = Sent.safeParse(variables)
    const when = new Date(at).toISOString()
    return data ? [{ ...data.body, id: -1 - index, deleted: false, position: 0, datef: when, updatedAt: when }] : []
  })
  // The list may know of a note before the answer to its making has come.
  const arrived = (note: Note) =>
    shown.some(
      ({ title, text, datef }) =>
        title === note.title && text === note.text && Date.parse(datef) > Date.parse(note.datef) - clocks,
    )
  return pending.filter((note) => !arrived(note)).toReversed()
}
