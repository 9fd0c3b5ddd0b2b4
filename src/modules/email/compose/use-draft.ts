import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { localCopies } from '#platform/web/drafts/autosave-options.ts'
import { useAutosave } from '#platform/web/drafts/use-autosave.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { draftOf, emptyContent, DraftContent, contentOf } from './draft-content.ts'
import { createEmailDraft, type StoredVersion } from './email-draft.ts'

/** Autosave of one draft; the component needs a new `key` for another draft. */
export function useDraft(draft: Email | undefined, first: Partial<DraftContent>, onKept: (id: number) => void) {
  const { user } = useSession()
  const create = useMutation(api.draft.mutation({ quiet: true }))
  const save = useMutation(api.saveDraft.mutation({ quiet: true }))

  const [autosave] = useState(() =>
    createEmailDraft({
      words: draft ? contentOf(draft) : { ...emptyContent, ...first },
      kept: draft && { id: draft.id, version: draft.version },
      create: async (words) => versionOf(await create.mutateAsync({ body: draftOf(words) })),
      save: async ({ id, version }, words) =>
        versionOf(await save.mutateAsync({ params: { id }, body: { ...draftOf(words), version } })),
      load: async ({ id }) => {
        const now = await api.show.send({ params: { id } })
        return now.state === 'draft' ? { ...versionOf(now), words: contentOf(now) } : undefined
      },
      copies: localCopies(user.id, 'email', DraftContent),
    }),
  )
  const state = useAutosave(autosave)

  const keptId = state.record?.id
  const report = useEffectEvent((id: number) => onKept(id))
  useEffect(() => {
    if (keptId !== undefined) report(keptId)
  }, [keptId])

  return { autosave, state }
}

const versionOf = ({ id, version }: Email): StoredVersion => ({ id, version })

export type OpenDraft = ReturnType<typeof useDraft>
