import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { createRandomId } from '#platform/text/random-id.ts'
import { useAutosave } from '#platform/web/drafts/use-autosave.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { toDraftBody, emptyContent, type DraftContent, toContent } from './draft-content.ts'
import { createEmailDraft, draftCopies, type StoredVersion } from './email-draft.ts'
import { keepDraft } from './keep-draft.ts'

/** Autosave of one draft; the component needs a new `key` for another draft. */
export function useDraft(draft: Email | undefined, first: Partial<DraftContent>, onStored: (id: number) => void) {
  const { user } = useSession()
  const queries = useQueryClient()
  const onSuccess = (saved: Email) => keepDraft(queries, saved)
  const create = useMutation({ ...api.draft.mutation({ quiet: true }), onSuccess })
  const save = useMutation({ ...api.saveDraft.mutation({ quiet: true }), onSuccess })

  const [autosave] = useState(() =>
    createEmailDraft({
      content: draft ? toContent(draft) : { ...emptyContent, ...first, clientId: createRandomId() },
      record: draft && toStoredVersion(draft),
      create: async (content) =>
        toStoredVersion(
          await create.mutateAsync({
            body: { ...toDraftBody(content), clientId: content.clientId, ...(draft && copyOf(draft)) },
          }),
        ),
      save: async ({ id, version }, content) =>
        toStoredVersion(await save.mutateAsync({ params: { id }, body: { ...toDraftBody(content), version } })),
      load: async ({ id }) => {
        const email = await api.show.send({ params: { id } })
        return email.state === 'draft' ? toStoredVersion(email) : undefined
      },
      copies: draftCopies(user.id, first.to),
    }),
  )
  const state = useAutosave(autosave)

  const recordId = state.record?.id
  const report = useEffectEvent((id: number) => onStored(id))
  useEffect(() => {
    if (recordId !== undefined) report(recordId)
  }, [recordId])

  return { autosave, state }
}

/** Where a draft belongs that is saved as another one, after it was changed elsewhere. */
const copyOf = ({ id, inReplyTo }: Email) => ({ copyOf: id, ...(inReplyTo !== null && { inReplyTo }) })

export const toStoredVersion = (email: Email): StoredVersion => ({
  id: email.id,
  version: email.version,
  content: toContent(email),
})

export type OpenDraft = ReturnType<typeof useDraft>
