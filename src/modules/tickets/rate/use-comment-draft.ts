import { useState } from 'react'
import * as z from 'zod'
import { readDraft, writeDraft } from '#platform/web/drafts/local-drafts.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

// The requester has no account.
const owner = 'requester'

/**
 * The comment of a rating, its setter, and a function that forgets the stored text. It survives a reload until it is
 * sent. The name of the draft has only a part of the link's secret.
 */
export function useCommentDraft(token: string, initial: string) {
  const name = `tickets.rating.${token.slice(0, 12)}`
  const [draft, setDraft] = useState(() => readDraft(owner, name, z.string()))
  // The server-rendered page has no drafts.
  const isHydrated = useHydrated()
  const comment = (isHydrated ? draft : undefined) ?? initial
  const change = (text: string) => {
    setDraft(text)
    writeDraft(owner, name, text === initial ? undefined : text)
  }
  return [comment, change, () => writeDraft(owner, name, undefined)] as const
}
