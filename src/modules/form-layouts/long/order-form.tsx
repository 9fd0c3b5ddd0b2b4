import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { Fields, type LabelPosition } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { NoteFields, ProductFields, DateFields, DeliveryDetails } from '../order-fields.tsx'
import { useOrderForm } from '../use-order-form.ts'
import styles from './long.module.css'

interface OrderFormProps {
  labels: LabelPosition
  aside: ReactNode
}

/** The whole order, with labels beside or above the fields. */
export function OrderForm({ labels, aside }: OrderFormProps) {
  const t = useTexts('form-layouts')
  const form = useOrderForm({ onOrdered: () => scrollTo({ top: 0 }) })
  return (
    <div className={styles.columns}>
      <Form form={form} draft="form-layouts.long" label={t('newOrder')} className={styles.form ?? ''}>
        <FormErrors />
        <Card title={t('sections.what')}>
          <Fields labels={labels}>
            <ProductFields />
            <DateFields />
          </Fields>
        </Card>
        <Card title={t('sections.where')}>
          <Fields labels={labels}>
            <DeliveryDetails />
          </Fields>
        </Card>
        <Card title={t('sections.note')}>
          <Fields labels={labels}>
            <NoteFields />
          </Fields>
        </Card>
        <FormFooter action={t('order')} onCancel={() => form.restart()} cancel={t('empty')} isSticky />
      </Form>
      <aside className={styles.aside} aria-label={t('about')}>
        {aside}
      </aside>
    </div>
  )
}
