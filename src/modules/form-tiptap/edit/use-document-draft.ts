import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { localCopies } from '#platform/web/drafts/autosave-options.ts'
import { useAutosave } from '#platform/web/drafts/use-autosave.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { TextDocument } from '../contract.ts'
import { api } from '../documents-client.ts'
import { createDocumentDraft, DocumentValues } from './document-draft.ts'

// The screen shows errors itself, beside the input.
const editing = api.edit.mutation({ quiet: true })

/** The autosave of an open document. The component must have the document's id as its key. */
export function useDocumentDraft(document: TextDocument) {
  const { user } = useSession()
  const { mutateAsync: edit } = useMutation(editing)
  const params = { id: document.id }
  const [draft] = useState(() =>
    createDocumentDraft(
      document,
      { edit: (body) => edit({ params, body }), show: () => api.show.send({ params }) },
      localCopies(user.id, 'documents', DocumentValues),
    ),
  )
  useEffect(() => void draft.applyRemote(document), [draft, document])
  return { draft, state: useAutosave(draft) }
}
