import { TextField } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import styles from './invoice-form.module.css'
import { useTextField } from './use-text-field.ts'

// What picks somebody from a list is heavy, and comes a moment after the form.
const CustomerField = lazy(async () => ({ default: (await import('./customer-field.tsx')).CustomerField }))

/** Whom it is for. */
export function CustomerCard() {
  const t = useTexts('invoices')
  const text = useTextField()
  return (
    <Card title={t('form.customer')}>
      <div className={styles.fields}>
        <Suspense fallback={<Skeleton height={40} />}>
          <CustomerField />
        </Suspense>
        <TextField {...text('billToEmail')} type="email" />
        <TextField {...text('billToAddress')} className={styles.whole ?? ''} multiline minRows={2} maxRows={6} />
        <TextField {...text('billToPhone')} type="tel" />
        <TextField {...text('billToFax')} type="tel" />
      </div>
    </Card>
  )
}
