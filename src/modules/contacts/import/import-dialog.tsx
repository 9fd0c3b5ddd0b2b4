import { IconX } from '@tabler/icons-react'
import { Dialog, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { DoneStep } from './done-step.tsx'
import styles from './import-dialog.module.css'
import { MapStep } from './map-step.tsx'
import { ProgressStep } from './progress-step.tsx'
import { useImport } from './use-import.ts'

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('contacts')
  const id = useId()
  const way = useImport()
  const { step } = way
  const isBusy = 'total' in step
  const isSmall = useMediaQuery('(width < 600px)')
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isSmall}
      maxWidth="sm"
      aria-labelledby={id}
      // Neither a slip of the mouse nor Escape ends what is being written.
      onClose={(_, reason) => !isBusy && (reason === 'escapeKeyDown' || step.at === 'choose') && onClose()}
    >
      <DialogTitle id={id} className={styles.title}>
        {t('import.title')}
        <IconButton aria-label={t('close')} disabled={isBusy} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </DialogTitle>
      {step.at === 'choose' && <ChooseStep onFile={way.take} />}
      {step.at === 'map' && <MapStep way={way} />}
      {'total' in step && <ProgressStep step={step} onStop={way.stop} />}
      {step.at === 'check' && <CheckStep check={step.check} onBack={way.back} onImport={way.write} />}
      {step.at === 'done' && <DoneStep step={step} onUndo={way.undo} onClose={onClose} />}
    </Dialog>
  )
}
