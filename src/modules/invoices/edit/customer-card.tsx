import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { textFieldsOf } from '#platform/ui/form/inputs/text-fields-of.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './invoice-form.module.css'
import type { FormValues } from './form-values.ts'

const { TextInput } = textFieldsOf<FormValues>()

// What picks somebody from a list is heavy, and comes a moment after the form.
const CustomerField = lazy(async () => ({ default: (await import('./customer-field.tsx')).CustomerField }))

/** Whom it is for. */
export function CustomerCard() {
  const t = useTexts('invoices')
  return (
    <Card title={t('form.customer')}>
      <div className={styles.fields}>
        <Suspense fallback={<Skeleton height={40} />}>
          <CustomerField />
        </Suspense>
        <TextInput name="billToEmail" label={t('fields.billToEmail')} type="email" />
        <div className={styles.whole}>
          <TextInput name="billToAddress" label={t('fields.billToAddress')} multiline minRows={2} maxRows={6} />
        </div>
        <TextInput name="billToPhone" label={t('fields.billToPhone')} type="tel" />
        <TextInput name="billToFax" label={t('fields.billToFax')} type="tel" />
      </div>
    </Card>
  )
}
