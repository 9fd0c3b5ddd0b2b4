import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './composer.module.css'
import type { Recipient } from './read-addresses.ts'
import type { Recipients } from './recipients.ts'
import { RecipientsField } from './recipients-field.tsx'

interface AddressFieldsProps {
  recipients: Recipients
  isFocused: boolean
  onChange: (kind: keyof Recipients, people: readonly Recipient[]) => void
}

/** The To field, and on demand Cc and Bcc. */
export function AddressFields({ recipients, isFocused, onChange }: AddressFieldsProps) {
  const t = useTexts('email')
  const [isCcShown, setCcShown] = useState(false)
  // They may also be added to an open draft; the fields stay when the last one is removed.
  if (!isCcShown && recipients.cc.length + recipients.bcc.length > 0) setCcShown(true)
  return (
    <Suspense fallback={<div className={styles.line} />}>
      <RecipientsField
        label={t('compose.to')}
        value={recipients.to}
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
          <RecipientsField
            label={t('compose.cc')}
            value={recipients.cc}
            onChange={(people) => onChange('cc', people)}
          />
          <RecipientsField
            label={t('compose.bcc')}
            value={recipients.bcc}
            onChange={(people) => onChange('bcc', people)}
          />
        </>
      )}
    </Suspense>
  )
}
