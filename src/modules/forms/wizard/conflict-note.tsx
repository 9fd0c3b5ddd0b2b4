import { Button } from '@mui/material'
import { IconVersions } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './wizard.module.css'

interface ConflictNoteProps {
  onSettle: (isMine: boolean) => Promise<void>
}

/** Two have written the same draft: one says which of the two goes on. */
export function ConflictNote({ onSettle }: ConflictNoteProps) {
  const t = useTexts('forms')
  const [isBusy, setBusy] = useState(false)
  const settle = async (isMine: boolean) => {
    setBusy(true)
    await onSettle(isMine).catch(() => {})
    setBusy(false)
  }
  return (
    <div role="alert" className={styles.conflict}>
      <IconVersions size={20} aria-hidden />
      <div>
        <p className="semibold">{t('conflict.title')}</p>
        <p>{t('conflict.text')}</p>
        <div className="flex wrap gap-2 margin-block-start-3">
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            disabled={isBusy}
            onClick={() => void settle(false)}
          >
            {t('conflict.theirs')}
          </Button>
          <Button size="small" variant="outlined" color="secondary" disabled={isBusy} onClick={() => void settle(true)}>
            {t('conflict.mine')}
          </Button>
        </div>
      </div>
    </div>
  )
}
