import { TextField } from '@mui/material'
import { asWritten } from '#platform/i18n/as-written.ts'
import styles from './quantity-list.module.css'

export interface QuantityLine {
  key: number
  name: string
  /** What is available, in words. */
  note: string
  fieldLabel: string
  value: string
  max: number
}

interface QuantityListProps {
  label: string
  lines: readonly QuantityLine[]
  onChange: (key: number, value: string) => void
}

/** A number for each line of a document, at most the available quantity. */
export const QuantityList = ({ label, lines, onChange }: QuantityListProps) => (
  <ul className="grid gap-3" aria-label={label}>
    {lines.map(({ key, name, note, fieldLabel, value, max }) => (
      <li key={key} className={styles.line}>
        <span className="flex-1 min-inline-0">
          <bdi {...asWritten(name)}>{name}</bdi> <span className="text-quiet text-13 tabular">{note}</span>
        </span>
        <TextField
          className={styles.quantity ?? ''}
          size="small"
          type="number"
          disabled={max === 0}
          error={Number(value) > max || Number(value) < 0}
          value={value}
          slotProps={{ htmlInput: { min: 0, max, 'aria-label': fieldLabel } }}
          onChange={({ target }) => onChange(key, target.value)}
        />
      </li>
    ))}
  </ul>
)
