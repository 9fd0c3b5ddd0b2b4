// A choice of colours as radio buttons. For any form, with or without `Form`.

import { type ReactNode, useId } from 'react'
import { listValues, type Tone } from '#platform/fields/choices.ts'
import styles from './color-field.module.css'

interface ColorFieldProps<Color extends string> {
  label: string
  /** Only for screen readers, where the place shows what the colours are for. */
  isLabelHidden?: boolean
  choices: Readonly<Record<Color, { tone: Tone; theme?: string }>>
  value: Color
  getName: (color: Color) => string
  /** Default: a dot. */
  renderMark?: (color: Color) => ReactNode
  onChange: (color: Color) => void
}

/** Choice of one of some colours of the theme. */
export function ColorField<Color extends string>(props: ColorFieldProps<Color>) {
  const { label, isLabelHidden = false, choices, value, getName, renderMark, onChange } = props
  const group = useId()
  return (
    <fieldset className={styles.colors}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      {listValues(choices).map((color) => (
        <label key={color} className={styles.color} title={getName(color)}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            value={color}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          {renderMark?.(color) ?? (
            <span className={styles.dot} data-tone={choices[color].tone} data-theme={choices[color].theme} />
          )}
          <span className="visually-hidden">{getName(color)}</span>
        </label>
      ))}
    </fieldset>
  )
}
