import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './choice-group.module.css'

export interface Choice<Value> {
  value: Value
  label: string
  picture: ReactNode
  /** Set if the label is not in the interface language. */
  lang?: string
}

interface ChoiceGroupProps<Value> {
  legend: string
  /** Undefined if the current value is not among the choices. */
  value: Value | undefined
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
  columns: 2 | 3
  /** Reason why the group is disabled. */
  unavailable?: string | false
}

/** Radio buttons with pictures of their effect, using native keyboard behaviour. */
export function ChoiceGroup<Value extends string | boolean>(props: ChoiceGroupProps<Value>) {
  const { legend, value: chosen, choices, onChoose, columns, unavailable } = props
  const name = useId()
  return (
    <fieldset
      className={styles.group}
      disabled={Boolean(unavailable)}
      aria-describedby={unavailable ? `${name}hint` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices} data-columns={columns}>
        {choices.map(({ value, label, picture, lang }) => (
          <label key={String(value)} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={String(value)}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className={styles.picture} aria-hidden>
              {picture}
              <span className={styles.mark}>
                <IconCheck size={12} stroke={3} />
              </span>
            </span>
            <span className={styles.label} lang={lang}>
              {label}
            </span>
          </label>
        ))}
      </div>
      {unavailable && (
        <p id={`${name}hint`} className="margin-block-start-2 text-quiet text-12">
          {unavailable}
        </p>
      )}
    </fieldset>
  )
}
