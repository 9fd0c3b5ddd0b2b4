import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ColumnShape } from '#platform/ui/table/columns/column.ts'
import type { LayoutActions } from '#platform/ui/table/columns/use-layout.ts'
import styles from './view-menu.module.css'

const ViewPanel = lazy(async () => ({ default: (await import('./view-panel.tsx')).ViewPanel }))

interface ViewMenuProps extends LayoutActions {
  columns: readonly ColumnShape[]
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** Button that opens the panel for order, density and columns. */
export function ViewMenu(props: ViewMenuProps) {
  const t = useTexts('platform')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        className={styles.button ?? ''}
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t('table.view')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
        <span className={styles.word}>{t('table.view')}</span>
      </Button>
      <Suspense>{anchor && <ViewPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  )
}
