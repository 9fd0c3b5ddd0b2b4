import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { OpenDraft } from './document-draft.ts'
import styles from './document-pane.module.css'

/** The document has been saved elsewhere meanwhile: neither text is lost. */
export function ConflictNotice({ draft }: { draft: OpenDraft }) {
  const t = useTexts('form-tiptap')
  const [isBusy, setBusy] = useState(false)
  const run = (step: () => Promise<unknown>) => () => {
    setBusy(true)
    void step()
      .catch(() => toast({ text: t('failures.server'), tone: 'error' }))
      .finally(() => setBusy(false))
  }
  const takeTheirs = async () => {
    const mine = await draft.takeTheirs()
    toast({ text: t('conflict.taken'), action: { label: t('undo'), run: () => draft.restore(mine) } })
  }
  return (
    <Alert
      severity="warning"
      role="alert"
      className={styles.notice}
      action={
        <>
          <Button color="inherit" size="small" disabled={isBusy} onClick={run(takeTheirs)}>
            {t('conflict.theirs')}
          </Button>
          <Button color="inherit" size="small" disabled={isBusy} onClick={run(draft.keepMine)}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      {t('conflict.text')}
    </Alert>
  )
}
