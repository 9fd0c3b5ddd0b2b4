import { useState } from 'react'
import * as z from 'zod'
import { useLocalDraft } from '#platform/web/drafts/use-local-draft.ts'

const Draft = z.object({ kind: z.enum(['reply', 'note']), html: z.string() })
export type Draft = z.infer<typeof Draft>

const initial: Draft = { kind: 'reply', html: '' }

/** What is being written on a ticket. It outlasts the screen, and the connection. */
export function useDraft(ticketId: number) {
  const [draft, set] = useLocalDraft({
    name: `tickets.comment.${ticketId}`,
    schema: Draft,
    initial,
    isBlank: ({ html }) => html === '',
  })
  // The editor begins anew with what was put into it from outside.
  const [edition, setEdition] = useState(0)
  return {
    draft,
    edition,
    write: (html: string) => set({ ...draft, html }),
    choose: (kind: Draft['kind']) => set({ ...draft, kind }),
    replace(html: string) {
      set({ ...draft, html })
      setEdition(edition + 1)
    },
  }
}
