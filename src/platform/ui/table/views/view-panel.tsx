import { Button, Popover } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { densities, isDefaultLayout } from '#platform/ui/table/columns/arrangement.ts'
import type { ColumnShape } from '#platform/ui/table/columns/column.ts'
import { ColumnList } from '#platform/ui/table/columns/column-list.tsx'
import { SortChoice } from '#platform/ui/table/columns/sort-choice.tsx'
import type { LayoutActions } from '#platform/ui/table/columns/use-layout.ts'
import styles from './view-menu.module.css'

interface ViewPanelProps extends LayoutActions {
  columns: readonly ColumnShape[]
  anchor: HTMLElement
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  onClose: () => void
}

/** Order, density and columns in one panel, for keyboard users, phones and hidden columns. */
export function ViewPanel({ columns, anchor, sort, onSort, layout, change, reset, onClose }: ViewPanelProps) {
  const t = useTexts('platform')
  const id = useId()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('table.view') } }}
    >
      <div className={styles.panel}>
        <SortChoice columns={columns} sort={sort} onSort={onSort} />
        <fieldset className={styles.densities}>
          <legend className={styles.heading}>{t('table.density')}</legend>
          <div className={styles.segments}>
            {densities.map((density) => (
              <label key={density} className={styles.segment}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={id}
                  checked={layout.density === density}
                  onChange={() => change((now) => ({ ...now, density }))}
                />
                {t(`table.densities.${density}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <ColumnList columns={columns} layout={layout} change={change} />
        <Button size="small" disabled={isDefaultLayout(layout)} onClick={reset}>
          {t('table.reset')}
        </Button>
      </div>
    </Popover>
  )
}
