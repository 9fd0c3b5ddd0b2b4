import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { CustomerField } from './customer-field.tsx'
import styles from './invoice-form.module.css'
import { useTextField } from './use-text-field.ts'

/** Whom it is for. */
export function CustomerCard() {
  const t = useTexts('invoices')
  const text = useTextField()
  return (
    <Card title={t('form.customer')}>
      <div className={styles.fields}>
        <CustomerField />
        <TextField {...text('billToEmail')} type="email" />
        <TextField {...text('billToAddress')} className={styles.whole ?? ''} multiline minRows={2} maxRows={6} />
        <TextField {...text('billToPhone')} type="tel" />
        <TextField {...text('billToFax')} type="tel" />
      </div>
    </Card>
  )
}
