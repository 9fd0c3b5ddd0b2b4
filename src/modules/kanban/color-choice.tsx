import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './color-choice.module.css'
import { type Color, colorChoices, colors } from './contract-schemas.ts'

interface ColorChoiceProps {
  label: string
  value: Color
  /** Within a menu, whose items need other ARIA roles. */
  inMenu?: boolean
  onChange: (color: Color) => void
}

/** Choice of one of six theme colours. */
export function ColorChoice({ label, value, inMenu = false, onChange }: ColorChoiceProps) {
  const t = useTexts('kanban')
  return (
    <div className="flex gap-1" role={inMenu ? 'group' : 'radiogroup'} aria-label={label}>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          role={inMenu ? 'menuitemradio' : 'radio'}
          aria-checked={color === value}
          aria-label={t(`colors.${color}`)}
          title={t(`colors.${color}`)}
          className={styles.color}
          data-tone={colorChoices[color].tone}
          onClick={() => onChange(color)}
        >
          {color === value && <IconCheck size={14} stroke={3} aria-hidden />}
        </button>
      ))}
    </div>
  )
}
