import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localCopies } from '#platform/web/drafts/autosave-options.ts'
import { useAutosave } from '#platform/web/drafts/use-autosave.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Draft } from '../contract.ts'
import { DraftValues } from '../contract-draft.ts'
import { draftApi } from '../forms-client.ts'
import { createSupplierDraft } from './supplier-draft.ts'

/** Saves a draft to the server, and to this browser until the server has confirmed. */
export function useDraft(draft: Draft) {
  const { user } = useSession()
  const queries = useQueryClient()
  const params = { id: draft.id }
  const [autosave] = useState(() =>
    createSupplierDraft(
      draft,
      {
        send: (version, values) => draftApi.edit.send({ params, body: { version, values } }),
        load: () => queries.fetchQuery({ ...draftApi.show.query({ params }), staleTime: 0 }),
      },
      localCopies(user.id, 'forms.supplier', DraftValues),
    ),
  )
  return { autosave, state: useAutosave(autosave) }
}
