import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { ProductFields } from '../order-fields.tsx'
import { useOrderForm } from '../use-order-form.ts'
import { ExampleCard } from './example-card.tsx'
import styles from './layouts.module.css'

/** One column of fields with labels above. */
export function StackedExample() {
  const t = useTexts('form-layouts')
  const form = useOrderForm()
  return (
    <ExampleCard title={t('examples.stacked')} when={t('examples.stackedWhen')}>
      {(id) => (
        <Form form={form} draft="form-layouts.stacked" labelledBy={id} isGuarded={false} className={styles.form ?? ''}>
          <FormErrors />
          <Fields columns={1} labels="above">
            <ProductFields />
          </Fields>
          <FormFooter action={t('order')} />
        </Form>
      )}
    </ExampleCard>
  )
}
