import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { ProductFields, DeliveryDetails } from '../order-fields.tsx'
import { useOrderForm } from '../use-order-form.ts'
import { ExampleCard } from './example-card.tsx'
import styles from './layouts.module.css'

/** Related short fields side by side; one column on narrow screens. */
export function ColumnsExample() {
  const t = useTexts('form-layouts')
  const form = useOrderForm()
  return (
    <ExampleCard title={t('examples.columns')} when={t('examples.columnsWhen')}>
      {(id) => (
        <Form form={form} draft="form-layouts.columns" labelledBy={id} isGuarded={false} className={styles.form ?? ''}>
          <FormErrors />
          <Fields columns={2} labels="above">
            <ProductFields />
            <DeliveryDetails isShort />
          </Fields>
          <FormFooter action={t('order')} />
        </Form>
      )}
    </ExampleCard>
  )
}
