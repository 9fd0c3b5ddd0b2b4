import { TextField } from '@mui/material'
import { FilterSection } from './filter-popover.tsx'

interface PeriodFilterProps {
  title: string
  labels: { from: string; to: string }
  from: string | undefined
  to: string | undefined
  onChange: (changes: { from?: string | undefined; to?: string | undefined }) => void
}

const shrink = { inputLabel: { shrink: true } }
// While a year is typed, a date input reports years such as 0002.
const parseDay = (typed: string) => (typed >= '1900' ? typed : undefined)

/** The first and the last day of the records. */
export const PeriodFilter = ({ title, labels, onChange, ...period }: PeriodFilterProps) => (
  <FilterSection title={title}>
    {(['from', 'to'] as const).map((end) => (
      <TextField
        key={end}
        type="date"
        size="small"
        label={labels[end]}
        value={period[end] ?? ''}
        slotProps={shrink}
        onChange={({ target }) => onChange({ [end]: parseDay(target.value) })}
      />
    ))}
  </FilterSection>
)
