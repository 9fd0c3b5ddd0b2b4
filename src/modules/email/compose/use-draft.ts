import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router'
import { Failure } from '#platform/errors/failure.ts'
import { useSession } from '#platform/web/session/session.ts'
import { email } from '../contract.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { deviceDrafts, type Remembered } from './device-drafts.ts'
import { createKeeper, type Kept } from './draft-keeper.ts'
import { draftOf, noWords, readsSame, type Words, wordsOf } from './draft-words.ts'

const quiet = { meta: { topic: email.name, quiet: true } }

/** A draft while it is written. One component keeps one draft: give it a key of its own. */
export function useDraft(draft: Email | undefined, first: Partial<Words>, onKept: (id: number) => void) {
  const { user } = useSession()
  const create = useMutation({ ...api.draft.mutation(), ...quiet })
  const save = useMutation({ ...api.saveDraft.mutation(), ...quiet })

  const [keeper] = useState(() => {
    const found = deviceDrafts.read(user.id, draft?.id)
    let sent = found?.sent
    const remember = (words: Words | undefined, kept: Kept | undefined) =>
      deviceDrafts.write(user.id, kept?.id, words && { words, version: kept?.version, sent })
    const send = async <Answer>(words: Words, kept: Kept | undefined, call: () => Promise<Answer>) => {
      sent = words
      remember(words, kept)
      return call()
    }
    return createKeeper({
      ...startOf(draft, found, { ...noWords, ...first }),
      remember,
      create: (words) => send(words, undefined, () => create.mutateAsync({ body: draftOf(words) })),
      save: async (kept, words) => {
        const before = sent
        const put = (version: number) =>
          save.mutateAsync({ params: { id: kept.id }, body: { ...draftOf(words), version } })
        try {
          return await send(words, kept, () => put(kept.version))
        } catch (error) {
          // The answer to an earlier save of this very tab may have been lost on its way.
          const now = error instanceof Failure && error.status === 409 ? await readDraft(kept.id) : undefined
          if (!now || !before || !readsSame(wordsOf(now), before)) throw error
          return put(now.version)
        }
      },
    })
  })
  const state = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get)

  const keptId = state.kept?.id
  const report = useEffectEvent((id: number) => onKept(id))
  useEffect(() => {
    if (keptId !== undefined) report(keptId)
  }, [keptId])

  useEffect(() => {
    keeper.begin()
    const now = () => void keeper.flush()
    const hide = () => document.hidden && now()
    addEventListener('online', now)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', hide)
      now()
    }
  }, [keeper])

  useBeforeUnload((event) => {
    if (['failed', 'refused'].includes(keeper.get().status)) event.preventDefault()
  })

  return { keeper, state }
}

const readDraft = async (id: number) => {
  const now = await api.show.send({ params: { id } })
  return now.state === 'draft' ? now : undefined
}

/** Where writing goes on: with what this device kept, unless the server has it already. */
function startOf(draft: Email | undefined, found: Remembered | undefined, blank: Words) {
  const words = draft ? wordsOf(draft) : blank
  const kept = draft && { id: draft.id, version: draft.version }
  if (!found || readsSame(words, found.words)) return { words, kept }
  const isOwn = draft && found.sent && readsSame(words, found.sent)
  const version = isOwn ? draft.version : (found.version ?? draft?.version ?? 0)
  return { words: found.words, kept: draft && { id: draft.id, version }, isUnsaved: true }
}
