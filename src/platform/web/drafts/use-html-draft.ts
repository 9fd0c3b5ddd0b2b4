import { useState } from 'react'
import * as z from 'zod'
import { useLocalDraft } from './use-local-draft.ts'

const Draft = z.object({ text: z.string(), before: z.string() })

interface HtmlDraft {
  /** Module and record, such as `kanban.description.12`. */
  name: string
  /** The saved text. */
  html: string
  /** `before` is the saved text when editing began. Rejects on failure. */
  onSave: (html: string, before: string) => Promise<unknown>
}

/**
 * A rich text that is edited in place, with a local draft until it is saved or cancelled. Its editor opens for a draft,
 * and again if saving fails. On a conflict the user chooses between both texts.
 */
export function useHtmlDraft({ name, html, onSave }: HtmlDraft) {
  const [{ text, before }, setDraft, send] = useLocalDraft({
    name,
    schema: Draft,
    initial: { text: html, before: html },
  })
  const [isEditing, setEditing] = useState(text !== html)
  const [isOpened, setOpened] = useState(false)
  return {
    text,
    isEditing,
    /** Whether the user opened the editor; one that is open for its draft leaves the focus alone. */
    isOpened,
    open: () => {
      setOpened(true)
      setEditing(true)
    },
    /** Keeps the draft. */
    close: () => setEditing(false),
    isConflict: isEditing && before !== html && text !== html,
    change: (next: string) => setDraft({ text: next, before }),
    save: async (base = before) => {
      setEditing(false)
      // The app shows the error.
      if (text !== html) await send((draft) => onSave(draft.text, base)).catch(() => setEditing(true))
    },
    cancel: () => {
      setDraft({ text: html, before: html })
      setEditing(false)
    },
  }
}

export type EditedHtml = ReturnType<typeof useHtmlDraft>
