import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ColumnShape } from './column.ts'
import styles from './table-head.module.css'
import { ResizeHandle } from './resize-handle.tsx'
import { getDirection, nextSort } from './sorting.ts'
import type { ColumnDrag } from './use-column-drag.ts'
import type { LayoutActions } from './use-layout.ts'

const ColumnMenu = lazy(async () => ({ default: (await import('./column-menu.tsx')).ColumnMenu }))

interface HeadCellProps {
  column: ColumnShape
  columns: readonly ColumnShape[]
  all: readonly ColumnShape[]
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  drag: ColumnDrag
  layoutActions: LayoutActions
}

/** A column header: sorts on click, can be dragged and resized, and has a menu with the same commands. */
export function HeadCell({ column, columns, all, sort, onSort, drag, layoutActions }: HeadCellProps) {
  const t = useTexts('platform')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { id, label, pin, align } = column
  const direction = getDirection(column, sort)
  const isPlain = pin === 'end'
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      className={styles.cell}
      data-pin={pin}
      data-align={align}
      data-drop={drag.dropOf(id)}
      // Otherwise all content of the header would be the column's name for screen readers.
      aria-label={label}
      aria-sort={direction}
      {...(pin === undefined && drag.of(id))}
    >
      {column.sort === undefined ? (
        <span className={isPlain ? 'visually-hidden' : styles.name}>{label}</span>
      ) : (
        <button type="button" className={styles.name} onClick={() => onSort(nextSort(column, sort))}>
          <span className={styles.label}>{label}</span>
          {direction && <Arrow className="text-brand" size={14} aria-hidden />}
        </button>
      )}
      {!isPlain && (
        <>
          <button
            type="button"
            className={styles.menu}
            aria-label={t('table.menu', { name: label })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <IconChevronDown size={14} aria-hidden />
          </button>
          <ResizeHandle column={column} columns={columns} layoutActions={layoutActions} />
        </>
      )}
      <Suspense>
        {anchor && (
          <ColumnMenu
            column={column}
            columns={all}
            anchor={anchor}
            sort={sort}
            onSort={onSort}
            layoutActions={layoutActions}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </th>
  )
}
