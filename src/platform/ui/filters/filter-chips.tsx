import { Button, Chip } from '@mui/material'
import type { ReactNode } from 'react'

export interface ActiveFilter {
  key: string
  label: string
  /** The accessible name: `Remove the filter Due: overdue`. */
  removal: string
  remove: () => void
}

interface FilterChipsProps {
  filters: readonly ActiveFilter[]
  /** Before the chips, such as the number of results. */
  lead?: ReactNode
  /** The label of the button that removes all. */
  clear: string
  onClear: () => void
  className?: string | undefined
}

/** The active filters, each of which can be removed. */
export function FilterChips({ filters, lead, clear, onClear, className }: FilterChipsProps) {
  return (
    <div className={className ? `row wrap flex-none gap-2 ${className}` : 'row wrap flex-none gap-2'}>
      {lead}
      {filters.map(({ key, label, removal, remove }) => (
        <Chip key={key} label={<bdi>{label}</bdi>} aria-label={removal} onClick={remove} onDelete={remove} />
      ))}
      <Button size="small" onClick={onClear}>
        {clear}
      </Button>
    </div>
  )
}
