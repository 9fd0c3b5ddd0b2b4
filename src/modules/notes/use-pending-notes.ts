import { useMutationState } from '@tanstack/react-query'
import * as z from 'zod'
import { useSession } from '#platform/web/session/session.ts'
import { type Note, NoteDraft } from './contract.ts'
import { createKey } from './use-note-actions.ts'

const Sent = z.object({ body: NoteDraft })

// Tolerance in ms for the difference between the clocks of server and browser.
const clocks = 60_000

/** Notes being created that are not in the list yet, with the ids -1, -2, and so on. */
export function usePendingNotes(listedNotes: readonly Note[]): Note[] {
  const { user } = useSession()
  const sent = useMutationState({
    filters: { mutationKey: createKey, status: 'pending' },
    select: ({ state }) => ({ variables: state.variables, at: state.submittedAt }),
  })
  const pending = sent.flatMap(({ variables, at }, index): Note[] => {
    const { data } = Sent.safeParse(variables)
    const time = new Date(at).toISOString()
    if (!data) return []
    const saved = { id: -1 - index, owner: user, collaborators: [], deleted: false, position: 0 }
    return [{ ...data.body, ...saved, datef: time, updatedAt: time }]
  })
  // The list may include a note before the response to its creation arrives.
  const isInList = (note: Note) =>
    listedNotes.some(
      ({ title, text, datef }) =>
        title === note.title && text === note.text && Date.parse(datef) > Date.parse(note.datef) - clocks,
    )
  return pending.filter((note) => !isInList(note)).toReversed()
}
