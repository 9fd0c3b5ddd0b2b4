import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './composer.module.css'
import type { Recipient } from './read-addresses.ts'
import type { Receivers } from './receivers.ts'
import { RecipientsField } from './recipients-field.tsx'

interface ReceiverFieldsProps {
  receivers: Receivers
  isFocused: boolean
  onChange: (kind: keyof Receivers, people: readonly Recipient[]) => void
}

/** The To field, and on demand Cc and Bcc. */
export function ReceiverFields({ receivers, isFocused, onChange }: ReceiverFieldsProps) {
  const t = useTexts('email')
  const [isCcShown, setCcShown] = useState(receivers.cc.length + receivers.bcc.length > 0)
  return (
    <Suspense fallback={<div className={styles.line} />}>
      <RecipientsField
        label={t('compose.to')}
        value={receivers.to}
        onChange={(people) => onChange('to', people)}
        isFocused={isFocused}
        aside={
          !isCcShown && (
            <Button size="small" color="secondary" className={styles.cc} onClick={() => setCcShown(true)}>
              {t('compose.showCc')}
            </Button>
          )
        }
      />
      {isCcShown && (
        <>
          <RecipientsField label={t('compose.cc')} value={receivers.cc} onChange={(people) => onChange('cc', people)} />
          <RecipientsField
            label={t('compose.bcc')}
            value={receivers.bcc}
            onChange={(people) => onChange('bcc', people)}
          />
        </>
      )}
    </Suspense>
  )
}
