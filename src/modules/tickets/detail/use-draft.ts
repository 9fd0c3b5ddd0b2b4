import { useState } from 'react'
import * as z from 'zod'

const Draft = z.object({ kind: z.enum(['reply', 'note']), html: z.string() })
export type Draft = z.infer<typeof Draft>

const blank: Draft = { kind: 'reply', html: '' }

const nameOf = (ticketId: number, userId: string) => `atrium ticket draft ${userId} ${ticketId}`

function kept(name: string): Draft {
  try {
    return Draft.parse(JSON.parse(localStorage.getItem(name) ?? ''))
  } catch {
    return blank
  }
}

function keep(name: string, draft: Draft) {
  try {
    if (draft.html === '') localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still lets one write.
  }
}

/** What is being written on a ticket. It outlasts the screen, and the connection. */
export function useDraft(ticketId: number, userId: string) {
  const name = nameOf(ticketId, userId)
  const [draft, setDraft] = useState(() => kept(name))
  // The editor begins anew with what was put into it from outside.
  const [edition, setEdition] = useState(0)
  const set = (next: Draft) => {
    setDraft(next)
    keep(name, next)
  }
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
