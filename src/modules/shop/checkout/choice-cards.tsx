import { Radio } from '@mui/material'
import { type ReactNode, useId } from 'react'
import styles from './choice-cards.module.css'

interface ChoiceCardsProps<Value extends string> {
  title: string
  choices: readonly { value: Value; name: string; text: string; detail?: ReactNode }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A few alternatives, each with a description. */
export function ChoiceCards<Value extends string>({
  title,
  choices,
  value: current,
  onChoose,
}: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="grid gap-2 min-inline-0">
      <legend className={styles.legend}>{title}</legend>
      {choices.map(({ value, name: label, text, detail }) => (
        <label key={value} className={styles.choice} data-chosen={value === current}>
          <Radio name={name} value={value} checked={value === current} onChange={() => onChoose(value)} />
          <span className="grid flex-1 min-inline-0">
            <span className="semibold">{label}</span>
            <span className="text-quiet text-13">{text}</span>
          </span>
          {detail !== undefined && <span className="semibold tabular">{detail}</span>}
        </label>
      ))}
    </fieldset>
  )
}
