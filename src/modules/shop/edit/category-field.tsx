import { Checkbox, FormControlLabel } from '@mui/material'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'
import { categories } from '../contract-fields.ts'
import type { FormValues } from './form-values.ts'
import styles from './product-form.module.css'
import { useCanSetField } from './use-can-set-field.ts'

/** One or more categories. */
export function CategoryField() {
  const t = useTexts('shop')
  const fault = useId()
  const canSet = useCanSetField()
  const message = useMessage('category')
  const { field } = useController<FormValues, 'category'>({ name: 'category' })
  const choose = (one: (typeof categories)[number], isChosen: boolean) =>
    // In the defined order, so that ticking and unticking leaves the form unchanged.
    field.onChange(categories.filter((category) => (category === one ? isChosen : field.value.includes(category))))
  return (
    <fieldset className="min-inline-0" disabled={!canSet('category')} aria-describedby={fault}>
      <legend className={styles.label}>{t('product.category')}</legend>
      <div className={styles.ticks}>
        {categories.map((category, index) => (
          <FormControlLabel
            key={category}
            control={
              <Checkbox
                size="small"
                disabled={!canSet('category')}
                checked={field.value.includes(category)}
                onChange={(_, isChosen) => choose(category, isChosen)}
                onBlur={field.onBlur}
                slotProps={{ input: { 'aria-invalid': message !== undefined, ...(index === 0 && { ref: field.ref }) } }}
              />
            }
            label={t(`product.categories.${category}`)}
          />
        ))}
      </div>
      <p id={fault} className={styles.fault}>
        {message}
      </p>
    </fieldset>
  )
}
