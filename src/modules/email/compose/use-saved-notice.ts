import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { OpenDraft } from './use-draft.ts'

/** Says whether the draft was saved once its form is left with changes. `isSilent`: sent, discarded or still in view. */
export function useSavedNotice({ autosave }: Pick<OpenDraft, 'autosave'>, isSilent: boolean) {
  const t = useTexts('email')
  const [opened] = useState(() => autosave.get().record)
  const isShown = useRef(false)

  const afterLeaving = useEffectEvent(async () => {
    const isUntouched = autosave.get().record?.version === opened?.version && !autosave.isChanged()
    if (isShown.current || isSilent || isUntouched) return
    if (autosave.isChanged()) await autosave.flush()
    if (autosave.get().status === 'saved') toast({ text: t('done.saved') })
    else toast({ text: t('compose.states.failed'), tone: 'error' })
  })
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // Strict mode mounts components twice.
      setTimeout(() => void afterLeaving())
    }
  }, [])
}
