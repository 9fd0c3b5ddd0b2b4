import { IconRotate } from '@tabler/icons-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { resetDemo } from './demo.ts'

/** Puts the demo back to its sample data, once asked again: what the visitor made there is gone afterwards. */
export default function ResetDemo() {
  const t = useTexts('shell')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PlainButton onClick={() => setAsking(true)}>
        <IconRotate size={18} aria-hidden />
        {t('demoReset')}
      </PlainButton>
      {/* Outside the menu, which closes when a dialog opens. */}
      {asking &&
        createPortal(
          <ConfirmDialog
            title={t('demoResetTitle')}
            action={t('demoReset')}
            danger
            onConfirm={() => void resetDemo()}
            onClose={() => setAsking(false)}
          >
            {t('demoResetText')}
          </ConfirmDialog>,
          document.body,
        )}
    </>
  )
}
