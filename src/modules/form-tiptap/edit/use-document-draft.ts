import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router'
import type { TextDocument } from '../contract.ts'
import { api } from '../documents-client.ts'
import { createDocumentDraft } from './document-draft.ts'

// The screen tells of refusals itself, beside what was typed.
const editing = { ...api.edit.mutation(), meta: { ...api.edit.mutation().meta, quiet: true } }

/** A document that is being written. One component keeps one: give it the document's id as its key. */
export function useDocumentDraft(document: TextDocument) {
  const { mutateAsync: edit } = useMutation(editing)
  const params = { id: document.id }
  const [draft] = useState(() =>
    createDocumentDraft(document, {
      edit: (body) => edit({ params, body }),
      show: () => api.show.send({ params }),
    }),
  )

  useEffect(() => draft.follow(document), [draft, document])
  useEffect(() => {
    const hide = () => globalThis.document.hidden && draft.leave()
    globalThis.document.addEventListener('visibilitychange', hide)
    return () => {
      globalThis.document.removeEventListener('visibilitychange', hide)
      draft.leave()
    }
  }, [draft])
  useBeforeUnload((event) => {
    if (draft.isChanged()) event.preventDefault()
  })

  return { draft, state: useSyncExternalStore(draft.subscribe, draft.get, draft.get) }
}
