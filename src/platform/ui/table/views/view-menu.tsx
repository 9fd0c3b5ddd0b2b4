import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ColumnShape } from '#platform/ui/table/columns/column.ts'
import type { LayoutActions } from '#platform/ui/table/columns/use-layout.ts'
import { ToolButton } from '#platform/ui/tool-button.tsx'

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
      <ToolButton
        label={t('table.view')}
        icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        opens="dialog"
        isOpen={anchor !== null}
        onOpen={setAnchor}
      />
      <Suspense>{anchor && <ViewPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  )
}
