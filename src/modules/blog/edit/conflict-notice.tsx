import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { OpenDraft } from './post-draft.ts'

// What could not be had is told by the state of the draft.
const ignore = () => {}

/** Somebody else has saved the post meanwhile: neither text is lost. */
export function ConflictNotice({ draft }: { draft: OpenDraft }) {
  const t = useTexts('blog')
  const [isBusy, setBusy] = useState(false)
  const run = (step: () => Promise<unknown>) => () => {
    setBusy(true)
    void step()
      .catch(ignore)
      .finally(() => setBusy(false))
  }
  const takeTheirs = async () => {
    const mine = await draft.takeTheirs()
    toast({ text: t('write.conflict.taken'), action: { label: t('post.undo'), run: () => draft.restore(mine) } })
  }
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <>
          <Button color="inherit" size="small" disabled={isBusy} onClick={run(takeTheirs)}>
            {t('write.conflict.theirs')}
          </Button>
          <Button color="inherit" size="small" disabled={isBusy} onClick={run(draft.keepMine)}>
            {t('write.conflict.mine')}
          </Button>
        </>
      }
    >
      {t('write.conflict.text')}
    </Alert>
  )
}
