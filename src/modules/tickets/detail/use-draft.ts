import { useRef, useState } from 'react'
import * as z from 'zod'
import { StoredFiles } from '#platform/files/stored-file.ts'
import { hasNoContent, useLocalDraft } from '#platform/web/drafts/use-local-draft.ts'

const Draft = z.object({ kind: z.enum(['reply', 'note']), html: z.string(), files: StoredFiles })
export type Draft = z.infer<typeof Draft>

const initial: Draft = { kind: 'reply', html: '', files: [] }

/** The draft of a comment with its uploaded files, kept on this device. */
export function useDraft(ticketId: number) {
  const [draft, set, send, read] = useLocalDraft({
    name: `tickets.comment.${ticketId}`,
    schema: Draft,
    initial,
    isBlank: ({ html, files }) => hasNoContent(html) && files.length === 0,
  })
  // Text that is inserted from outside resets the editor.
  const [edition, setEdition] = useState(0)
  const resetEditor = () => setEdition((current) => current + 1)
  const isChanged = useRef(false)
  const replaceHtml = (change: (html: string) => string) => {
    const current = read() ?? { ...draft, html: '' }
    set({ ...current, html: change(current.html) })
    resetEditor()
  }
  return {
    draft,
    edition,
    /** Whether text has been typed since the last one was sent. */
    isChanged: () => isChanged.current,
    write(html: string) {
      isChanged.current = !hasNoContent(html)
      set({ ...draft, html })
    },
    choose: (kind: Draft['kind']) => set({ ...draft, kind }),
    storeFiles: (files: Draft['files']) => set({ ...draft, files }),
    append: (html: string) => replaceHtml((text) => text + html),
    /** Removes text that was appended, unless it was edited since. */
    removeAppended: (html: string) =>
      replaceHtml((text) => (text.endsWith(html) ? text.slice(0, text.length - html.length) : text)),
    /** Clears the text; after a failure it stands again before what was typed since. */
    async send(run: (sent: Draft) => Promise<unknown>) {
      isChanged.current = false
      const sending = send(run, { ...initial, kind: draft.kind })
      resetEditor()
      try {
        await sending
      } catch (error) {
        if (isChanged.current) set({ ...draft, html: draft.html + (read()?.html ?? '') })
        resetEditor()
        throw error
      }
    },
  }
}
