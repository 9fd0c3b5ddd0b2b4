import { useState } from 'react'
import * as z from 'zod'
import { hasNoContent, useLocalDraft } from '#platform/web/drafts/use-local-draft.ts'

const Draft = z.object({ kind: z.enum(['reply', 'note']), html: z.string() })
export type Draft = z.infer<typeof Draft>

const initial: Draft = { kind: 'reply', html: '' }

/** The draft of a comment, kept on this device. */
export function useDraft(ticketId: number) {
  const [draft, set] = useLocalDraft({
    name: `tickets.comment.${ticketId}`,
    schema: Draft,
    initial,
    isBlank: ({ html }) => hasNoContent(html),
  })
  // Text that is inserted from outside resets the editor.
  const [edition, setEdition] = useState(0)
  return {
    draft,
    edition,
    write: (html: string) => set({ ...draft, html }),
    choose: (kind: Draft['kind']) => set({ ...draft, kind }),
    replace(html: string) {
      set({ ...draft, html })
      setEdition((edition) => edition + 1)
    },
  }
}
