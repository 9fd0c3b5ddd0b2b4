import { IconCheck } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import type { CSSProperties } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { colors } from '../contract-fields.ts'
import styles from './color-field.module.css'
import type { FormValues } from './form-values.ts'
import { useCanSetField } from './use-can-set-field.ts'

const paint = (color: string): CSSProperties => ({ backgroundColor: color })

/** The colours of the product. */
export function ColorField() {
  const t = useTexts('shop')
  const { field } = useController<FormValues, 'colors'>({ name: 'colors' })
  const canSet = useCanSetField()
  const choose = (one: (typeof colors)[number], isChosen: boolean) =>
    field.onChange(colors.filter((color) => (color === one ? isChosen : field.value.includes(color))))
  return (
    <fieldset className={styles.colors} disabled={!canSet('colors')}>
      <legend className={styles.legend}>{t('product.colors')}</legend>
      {colors.map((color, index) => (
        <Tooltip key={color} describeChild title={t(`product.colorNames.${color}`)}>
          <label className={styles.color}>
            <input
              ref={index === 0 ? field.ref : null}
              type="checkbox"
              className={styles.input}
              aria-label={t(`product.colorNames.${color}`)}
              checked={field.value.includes(color)}
              onChange={({ target }) => choose(color, target.checked)}
              onBlur={field.onBlur}
            />
            <span className={styles.dot} style={paint(color)}>
              {field.value.includes(color) && <IconCheck className={styles.tick} size={16} stroke={3} aria-hidden />}
            </span>
          </label>
        </Tooltip>
      ))}
    </fieldset>
  )
}
