import { Radio } from '@mui/material'
import { type ReactNode, useId } from 'react'
import styles from './choice-cards.module.css'

interface ChoiceCardsProps<Value extends string> {
  title: string
  choices: readonly { value: Value; name: string; text: string; aside?: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few ways, each with a sentence about it. */
export function ChoiceCards<Value extends string>({ title, choices, chosen, onChoose }: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{title}</legend>
      {choices.map(({ value, name: label, text, aside }) => (
        <label key={value} className={styles.choice} data-chosen={value === chosen}>
          <Radio name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span className={styles.words}>
            <span className={styles.name}>{label}</span>
            <span className={styles.text}>{text}</span>
          </span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </label>
      ))}
    </fieldset>
  )
}
