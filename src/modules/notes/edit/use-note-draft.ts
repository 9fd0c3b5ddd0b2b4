import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { failureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { serverUrl } from '#platform/web/api/request.ts'
import { requestWithText } from '#platform/web/api/request-text.ts'
import { transport } from '#platform/web/api/transport.ts'
import { localCopies } from '#platform/web/drafts/autosave-options.ts'
import { useAutosave } from '#platform/web/drafts/use-autosave.ts'
import { useSession } from '#platform/web/session/session.ts'
import { saveClosed } from './closed-draft.ts'
import { type Note, notes } from '../contract.ts'
import { api } from '../notes-client.ts'
import { NoteContent } from './note-content.ts'
import { contentChanges, createDraft, toBody } from './note-draft.ts'

const fieldsMutation = api.edit.mutation({
  quiet: true,
  optimistic: (record, { body: { base: _base, ...body } }) => ({ ...record, ...body }),
})
const itemsMutation = api.editItems.mutation({ quiet: true })

/** The draft of an open note. The component needs the note's id as `key`. */
export function useNoteDraft(note: Note) {
  const { mutateAsync: saveFields } = useMutation(fieldsMutation)
  const { mutateAsync: saveItems } = useMutation(itemsMutation)
  const t = useTexts('notes')
  const formText = useTexts('form')
  const { user } = useSession()
  const params = { id: note.id }
  const [draft] = useState(() =>
    createDraft(
      note,
      async ({ fields, items }, before) => {
        const saved = fields ? await saveFields({ params, body: toBody(fields, before) }) : note
        return items ? saveItems({ params, body: items }) : saved
      },
      () => api.show.send({ params }),
      localCopies(user.id, 'notes', NoteContent),
    ),
  )

  useEffect(() => void draft.applyRemote(note), [draft, note])

  const state = useAutosave(draft)
  const isConflict = state.status === 'conflict'
  // Somebody else has saved the note in the same moment; both changes are kept.
  useEffect(() => {
    if (isConflict) void draft.keepOwnChanges().catch(() => {})
  }, [draft, isConflict])

  const { id } = note
  useEffect(() => {
    const leave = () => {
      const last = draft.takeLast()
      if (last) sendLast(id, last)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      saveClosed(draft, ({ values: content, failure }, retryNow) =>
        toast({
          tone: 'error',
          text: t('editor.leftUnsaved', { title: content.title || t('untitled'), why: failureText(formText, failure) }),
          action: { label: t('editor.tryNow'), run: retryNow },
        }),
      )
    }
  }, [draft, id, t, formText])

  return { draft, state }
}

/** Sends the last changes of a page that is closing, without waiting for the response. */
function sendLast(id: number, { from, to }: { from: NoteContent; to: NoteContent }) {
  const { fields, items } = contentChanges(from, to) ?? {}
  const patch = (path: string, body: unknown) => {
    const url = serverUrl(`${notes.base}/${id}${path}`)
    const headers = { 'content-type': 'application/json' }
    void transport.send(requestWithText(url, JSON.stringify(body), { method: 'PATCH', headers, keepalive: true }))
  }
  if (fields) patch('', toBody(fields, from))
  if (items) patch('/items', items)
}
