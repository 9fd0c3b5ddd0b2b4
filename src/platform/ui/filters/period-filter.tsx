import { DateField } from '#platform/ui/dates/date-field.tsx'
import { FilterSection } from './filter-popover.tsx'

interface PeriodFilterProps {
  title: string
  labels: { from: string; to: string }
  from: string | undefined
  to: string | undefined
  onChange: (changes: { from?: string | undefined; to?: string | undefined }) => void
}

/** The first and the last day of the records. */
export const PeriodFilter = ({ title, labels, onChange, ...period }: PeriodFilterProps) => (
  <FilterSection title={title}>
    {(['from', 'to'] as const).map((end) => (
      <DateField
        key={end}
        label={labels[end]}
        value={period[end] ?? null}
        onChange={(day) => onChange({ [end]: day ?? undefined })}
      />
    ))}
  </FilterSection>
)
