import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import check from '#platform/ui/row-list/check.module.css'
import { orderColumns, isShown, movedTo, neighbour, withVisibility } from './arrangement.ts'
import type { ColumnShape } from './column.ts'
import type { LayoutActions } from './use-layout.ts'
import styles from '#platform/ui/table/views/view-menu.module.css'

interface ColumnListProps extends Pick<LayoutActions, 'layout' | 'change'> {
  columns: readonly ColumnShape[]
}

const directions = [
  [-1, 'moveUp', IconChevronUp],
  [1, 'moveDown', IconChevronDown],
] as const

/** All columns that can be hidden and moved. */
export function ColumnList({ columns, layout, change }: ColumnListProps) {
  const t = useTexts('platform')
  const [announcement, setAnnouncement] = useState('')
  const unpinned = orderColumns(columns, layout).filter(({ pin }) => pin === undefined)
  const move = ({ id, label }: ColumnShape, by: 1 | -1, target: string) => {
    change((now) => movedTo(columns, now, id, target))
    const at = unpinned.findIndex((column) => column.id === id) + by + 1
    setAnnouncement(t('table.moved', { name: label, at, count: unpinned.length }))
  }
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.heading}>{t('table.columns')}</legend>
      <ul className={styles.list}>
        {unpinned.map((column) => (
          <li key={column.id} className="row padding-inline-2 rounded-small hover-bg">
            <label className="row flex-1 gap-3 min-inline-0 min-hit-size pointer">
              <input
                type="checkbox"
                className={check.check}
                checked={isShown(column, layout)}
                onChange={(event) => change((now) => withVisibility(now, column.id, event.target.checked))}
              />
              <span className="truncate">{column.label}</span>
            </label>
            {directions.map(([by, way, Icon]) => {
              const target = neighbour(columns, layout, column.id, by, true)
              return (
                <button
                  key={way}
                  type="button"
                  className={styles.move}
                  aria-label={t(`table.${way}`, { name: column.label })}
                  // `disabled` would lose the focus when a column has reached the end.
                  aria-disabled={target === undefined}
                  onClick={() => target !== undefined && move(column, by, target)}
                >
                  <Icon size={16} aria-hidden />
                </button>
              )
            })}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  )
}
