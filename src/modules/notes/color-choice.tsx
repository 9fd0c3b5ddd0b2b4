import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorMark } from './color-mark.tsx'
import { type Color, colors } from './contract.ts'
import styles from './color-choice.module.css'

interface ColorChoiceProps {
  value: Color
  onChange: (color: Color) => void
}

export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const t = useTexts('notes')
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('colors.label')}</legend>
      {colors.map((color) => (
        <label key={color} className={styles.color} title={t(`colors.${color}`)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={color}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <ColorMark color={color} size={14} />
          <span className="visually-hidden">{t(`colors.${color}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
