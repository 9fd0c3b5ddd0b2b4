import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { draftNames } from '#platform/web/drafts/local-drafts.ts'
import { useSession } from '#platform/web/session/session.ts'

/**
 * Says that a draft is kept when its field is closed by another user, who has deleted the record, or taken a right
 * away. `name` is undefined while the field is not in use.
 */
export function useInterruptedDraft(name: string | undefined, isWritable: boolean) {
  const t = useTexts('platform')
  const { user } = useSession()
  const wasWritable = useRef(isWritable)
  const report = useEffectEvent(() => {
    if (name !== undefined && draftNames(user.id, name).includes(name)) toast({ text: t('draft.interrupted') })
  })
  useEffect(() => {
    if (wasWritable.current && !isWritable) report()
    wasWritable.current = isWritable
  }, [isWritable])
}
