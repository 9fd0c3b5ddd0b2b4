import { Button } from '@mui/material'
import { useFormState } from 'react-hook-form'
import { IconPlus } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { ProductFields } from '../order-fields.tsx'
import { useOrderForm } from '../use-order-form.ts'
import { ExampleCard } from './example-card.tsx'
import styles from './layouts.module.css'

/** All fields on one line, for records that are added often. */
export function InlineExample() {
  const t = useTexts('form-layouts')
  // Move the focus there for the next record.
  const form = useOrderForm({ next: 'product' })
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <ExampleCard title={t('examples.inline')} when={t('examples.inlineWhen')} className={styles.wide}>
      {(id) => (
        <Form form={form} draft="form-layouts.inline" labelledBy={id} isGuarded={false} className={styles.form ?? ''}>
          <FormErrors />
          <div className={styles.line}>
            <Fields columns={3} labels="above">
              <ProductFields />
            </Fields>
            <Button
              type="submit"
              variant="contained"
              className={styles.add}
              loading={isSubmitting}
              loadingPosition="start"
              startIcon={<IconPlus size={18} aria-hidden />}
            >
              {t('add')}
            </Button>
          </div>
        </Form>
      )}
    </ExampleCard>
  )
}
