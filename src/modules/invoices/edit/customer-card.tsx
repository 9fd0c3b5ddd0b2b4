import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { CardInputs } from './card-inputs.tsx'
import styles from './invoice-form.module.css'

// The code of the list of people is large, and loads after the form.
const CustomerField = lazy(async () => ({ default: (await import('./customer-field.tsx')).CustomerField }))

/** The customer. */
export function CustomerCard() {
  const t = useTexts('invoices')
  return (
    <Card title={t('form.customer')}>
      <div className={styles.fields}>
        <Suspense fallback={<Skeleton height={40} />}>
          <CustomerField />
        </Suspense>
        <CardInputs card="customer" />
      </div>
    </Card>
  )
}
