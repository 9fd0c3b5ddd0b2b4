import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { IconButton, Tooltip } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ColumnShape } from './column.ts'
import { getDirection, sortedBy } from './sorting.ts'
import styles from '#platform/ui/table/views/view-menu.module.css'

interface SortChoiceProps {
  columns: readonly ColumnShape[]
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** Choice of the sort order, including hidden columns. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const t = useTexts('platform')
  const id = useId()
  const sortable = columns.filter((column) => column.sort !== undefined)
  const chosen = sortable.find((column) => getDirection(column, sort) !== undefined)
  const direction = chosen && getDirection(chosen, sort)
  const other = direction === 'descending' ? 'ascending' : 'descending'
  if (sortable.length === 0) return null
  return (
    <div className="grid">
      <label htmlFor={id} className={styles.heading}>
        {t('table.sortBy')}
      </label>
      <div className="flex gap-1">
        <select
          id={id}
          className={styles.select}
          value={chosen?.id ?? ''}
          onChange={(event) => onSort(sortable.find((column) => column.id === event.target.value)?.sort)}
        >
          <option value="">{t('table.usualOrder')}</option>
          {sortable.map((column) => (
            <option key={column.id} value={column.id}>
              {column.label}
            </option>
          ))}
        </select>
        <Tooltip title={direction ? t(`table.${direction}`) : ''}>
          <span aria-label={undefined}>
            <IconButton
              aria-label={t(`table.${other}`)}
              disabled={!chosen}
              onClick={() => chosen && onSort(sortedBy(chosen, other))}
            >
              {direction === 'descending' ? (
                <IconSortDescending size={18} aria-hidden />
              ) : (
                <IconSortAscending size={18} aria-hidden />
              )}
            </IconButton>
          </span>
        </Tooltip>
      </div>
    </div>
  )
}
