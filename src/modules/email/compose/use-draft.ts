import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAutosave } from '#platform/web/drafts/use-autosave.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { toDraftBody, emptyContent, type DraftContent, toContent } from './draft-content.ts'
import { createEmailDraft, draftCopies, type StoredVersion, takeOver } from './email-draft.ts'
import { keepDraft } from './keep-draft.ts'

/** Autosave of one draft; the component needs a new `key` for another draft. */
export function useDraft(draft: Email | undefined, first: Partial<DraftContent>, onStored: (id: number) => void) {
  const { user } = useSession()
  const queries = useQueryClient()
  const onSuccess = (saved: Email) => keepDraft(queries, saved)
  const create = useMutation({ ...api.draft.mutation({ quiet: true }), onSuccess })
  const save = useMutation({ ...api.saveDraft.mutation({ quiet: true }), onSuccess })

  const [autosave] = useState(() => {
    let latestId = draft?.id
    const keep = (email: Email) => {
      latestId = email.id
      return toStoredVersion(email)
    }
    return createEmailDraft({
      content: draft ? toContent(draft) : { ...emptyContent, ...first },
      record: draft && toStoredVersion(draft),
      create: async (content, sent) =>
        keep(
          await create.mutateAsync({
            body: { ...toDraftBody(content), ...getKeys(content, sent), ...copyOf(latestId, draft) },
          }),
        ),
      save: async ({ id, version }, content) =>
        keep(await save.mutateAsync({ params: { id }, body: { ...toDraftBody(content), version } })),
      load: async ({ id }) => {
        const email = await api.show.send({ params: { id } })
        return email.state === 'draft' ? toStoredVersion(email) : undefined
      },
      copies: draftCopies(user.id, first.to),
    })
  })
  useEffect(() => takeOver(autosave), [autosave])
  const state = useAutosave(autosave)

  const recordId = state.record?.id
  const report = useEffectEvent((id: number) => onStored(id))
  useEffect(() => {
    if (recordId !== undefined) report(recordId)
  }, [recordId])

  return { autosave, state }
}

/** The key of a new draft, and those of earlier calls without a response, one of which may have created it. */
function getKeys({ clientId }: DraftContent, sent: readonly DraftContent[]) {
  const earlierClientIds = sent.flatMap((one) => (one.clientId === clientId ? [] : (one.clientId ?? [])))
  return { clientId, ...(earlierClientIds.length > 0 && { earlierClientIds }) }
}

/** Where a draft belongs that is saved as another one, after it was changed elsewhere. */
function copyOf(id: number | undefined, { inReplyTo = null }: Partial<Email> = {}) {
  return { ...(id !== undefined && { copyOf: id }), ...(inReplyTo !== null && { inReplyTo }) }
}

export const toStoredVersion = (email: Email): StoredVersion => ({
  id: email.id,
  version: email.version,
  content: toContent(email),
})

export type OpenDraft = ReturnType<typeof useDraft>
