import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './fields.module.css'
import type { CustomFieldProps } from './custom-field.ts'
import { productColors } from './product-colors.ts'

/** A named colour or any other; arrow keys select as in radio groups. */
export function ColorInput({ name, label, hint, required = false, disabled = false }: CustomFieldProps) {
  const t = useTexts('form-layouts')
  const id = useId()
  const field = useField(name, label)
  const value = typeof field.value === 'string' ? field.value : ''
  const isOwn = value !== '' && !productColors.some(({ color }) => color === value)
  return (
    <FieldShell id={id} name={name} label={label} hint={hint} message={field.message} isRequired={required} isGroup>
      <div className={styles.swatches} data-disabled={disabled}>
        {productColors.map(({ name: colorName, color }, at) => (
          <label key={color} className={styles.swatch} title={t(`colors.${colorName}`)}>
            <input
              type="radio"
              name={`${id}-color`}
              className="visually-hidden"
              ref={at === 0 ? field.ref : undefined}
              checked={value === color}
              disabled={disabled}
              onChange={() => field.onChange(color)}
              onBlur={field.onBlur}
            />
            <span className={styles.patch} style={{ background: color }}>
              {value === color && <IconCheck size={16} stroke={3} aria-hidden />}
            </span>
            <span className="visually-hidden">{t(`colors.${colorName}`)}</span>
          </label>
        ))}
        <label className={styles.ownColor} data-chosen={isOwn}>
          <input
            type="color"
            className={styles.picker}
            value={value || productColors[0].color}
            disabled={disabled}
            onChange={({ target }) => field.onChange(target.value)}
            onBlur={field.onBlur}
          />
          <span>{isOwn ? <bdi>{value}</bdi> : t('colors.own')}</span>
        </label>
        {value !== '' && (
          <button type="button" className={styles.clear} disabled={disabled} onClick={() => field.onChange('')}>
            {t('colors.none')}
          </button>
        )}
      </div>
    </FieldShell>
  )
}
