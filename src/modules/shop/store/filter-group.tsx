import { Checkbox } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import styles from './filter-panel.module.css'

interface FilterGroupProps<Value extends string> {
  title: string
  values: readonly Value[]
  chosen: readonly Value[] | undefined
  getLabel: (value: Value) => string
  /** The number of matching products for each; undefined until loaded. */
  counts: Partial<Record<Value, number>> | undefined
  /** All counts are minimums. */
  isLeast: boolean | undefined
  onToggle: (value: Value) => void
}

/** Multiple choice, each with the number of matching products. None chosen means all. */
export function FilterGroup<Value extends string>(props: FilterGroupProps<Value>) {
  const { title, values, chosen = [], getLabel, counts, isLeast, onToggle } = props
  const format = useFormats()
  return (
    <fieldset className="min-inline-0">
      <legend className={styles.legend}>{title}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <Checkbox checked={chosen.includes(value)} onChange={() => onToggle(value)} />
          <span className={styles.name}>{getLabel(value)}</span>
          <span className="text-quiet text-13 tabular">
            {counts && format.countInFacet(counts[value] ?? 0, isLeast)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
