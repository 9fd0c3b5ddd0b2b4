import { Rating } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './fields.module.css'
import type { CustomFieldProps } from './custom-field.ts'

/** One to five stars, with the meaning of each as text. */
export function RatingInput({ name, label, hint, required = false, disabled = false }: CustomFieldProps) {
  const t = useTexts('form-layouts')
  const id = useId()
  const field = useField(name, label)
  const value = typeof field.value === 'number' ? field.value : 0
  return (
    <FieldShell id={id} name={name} label={label} hint={hint} message={field.message} isRequired={required} isGroup>
      <div className={styles.rating}>
        <Rating
          name={`${id}-rating`}
          value={value || null}
          disabled={disabled}
          onChange={(_, next) => field.onChange(next ?? 0)}
          onBlur={field.onBlur}
          getLabelText={(stars) => t('rating.stars', { count: stars })}
          emptyLabelText={t('rating.none')}
        />
        <span className="text-quiet text-13">{value > 0 ? t('rating.stars', { count: value }) : t('rating.none')}</span>
      </div>
    </FieldShell>
  )
}
