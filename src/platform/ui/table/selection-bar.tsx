import { IconX } from '@tabler/icons-react'
import { Button, IconButton, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { TableRecord } from './columns/column.ts'
import styles from './data-table.module.css'
import type { TableSelection } from './use-table-selection.ts'

interface SelectionBarProps<Row extends TableRecord> {
  size: number
  total: number
  isLeast?: boolean
  selecting: TableSelection<Row>
  children: ReactNode
}

/** Number of selected rows, and bulk actions. */
export function SelectionBar<Row extends TableRecord>({
  size,
  total,
  isLeast = false,
  selecting,
  children,
}: SelectionBarProps<Row>) {
  const t = useTexts('platform')
  useShortcuts(undefined, [{ keys: 'Escape', label: t('table.clearSelection'), run: selecting.clear }])
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t('table.selection')}>
      <Tooltip title={t('table.clearSelection')}>
        <IconButton aria-label={t('table.clearSelection')} onClick={selecting.clear}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      <span className="flex-none semibold tabular" role="status">
        {t('table.selected', counted({ total: size, isLeast: isLeast && selecting.selection.all }))}
      </span>
      {size < total && (
        <Button size="small" className={styles.selectAll} onClick={selecting.selectAll}>
          {t('table.selectAll', counted({ total, isLeast }))}
        </Button>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
