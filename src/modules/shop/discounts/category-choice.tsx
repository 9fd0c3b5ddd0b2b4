import { Checkbox, FormControlLabel } from '@mui/material'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { categories } from '../contract-fields.ts'
import styles from './discount-form.module.css'
import type { FormValues } from './form-values.ts'

/** The categories that the code applies to: all if none is ticked. */
export function CategoryChoice() {
  const t = useTexts('shop')
  const hint = useId()
  const { field } = useController<FormValues, 'categories'>({ name: 'categories' })
  return (
    <fieldset className="min-inline-0" aria-describedby={hint}>
      <legend className={styles.legend}>{t('discounts.fields.categories')}</legend>
      <div className={styles.ticks}>
        {categories.map((category, index) => (
          <FormControlLabel
            key={category}
            control={
              <Checkbox
                size="small"
                checked={field.value.includes(category)}
                onChange={(_, isChosen) =>
                  // In the defined order, so that ticking and unticking leaves the form unchanged.
                  field.onChange(categories.filter((one) => (one === category ? isChosen : field.value.includes(one))))
                }
                onBlur={field.onBlur}
                slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              />
            }
            label={t(`product.categories.${category}`)}
          />
        ))}
      </div>
      <p id={hint} className="text-quiet text-12">
        {t('discounts.form.categoriesHint')}
      </p>
    </fieldset>
  )
}
