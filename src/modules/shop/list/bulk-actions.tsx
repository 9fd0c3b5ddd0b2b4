import { IconDownload, IconPencil, IconRestore, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { type TableSelection, sizeOf } from '#platform/ui/table/use-table-selection.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Product } from '../contract.ts'
import { productStatuses } from '../contract-fields.ts'
import { statusIcons } from './product-marks.tsx'
import { filtersOf } from './products-view.ts'
import { type Change, selectedIds, useBulk } from './use-bulk.ts'
import { useExport } from './use-export.ts'
import { useProductsView } from './use-products-view.ts'
import { useRights } from './use-rights.ts'

const BulkEditDialog = lazy(async () => ({ default: (await import('./bulk-edit-dialog.tsx')).BulkEditDialog }))

const icon = { size: 18, 'aria-hidden': true }

interface BulkActionsProps {
  selecting: TableSelection<Product>
  total: number
}

/** What can be done to all that is ticked. */
export function BulkActions({ selecting, total }: BulkActionsProps) {
  const t = useTexts('shop')
  const rights = useRights()
  const bulk = useBulk()
  const save = useExport()
  const { view } = useProductsView()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isEditing, setEditing] = useState(false)
  const { selection, clear } = selecting
  const filters = filtersOf(view)
  const isTrash = Boolean(view.deleted)

  const apply = async (change: Change, say: (count: number) => string) => {
    // The application has told of a refusal.
    const ids = await selectedIds(selection, filters).catch(() => [])
    const isDone = ids.length > 0 && (await bulk.apply(ids, change, say))
    // What left the list cannot stay ticked in it.
    if (isDone && change.changes?.deleted !== undefined) clear()
  }
  const trash = () => void apply({ changes: { deleted: true } }, (count) => t('table.done.trashedMany', { count }))

  useShortcuts(t('table.title'), [
    ...(isTrash ? [] : [{ keys: 'e', label: t('table.bulk.edit'), run: () => setEditing(true) }]),
    ...(rights.remove && !isTrash ? [{ keys: '#', label: t('table.delete'), run: trash }] : []),
  ])

  return (
    <>
      {!isTrash && (
        <>
          <IconAction
            label={t('table.bulk.status')}
            icon={<IconToggleLeft {...icon} />}
            opens="menu"
            isDisabled={bulk.isPending || !rights.change('status')}
            onClick={setAnchor}
          />
          <IconAction
            label={t('table.bulk.edit')}
            icon={<IconPencil {...icon} />}
            opens="dialog"
            isDisabled={bulk.isPending}
            onClick={() => setEditing(true)}
          />
          <IconAction
            label={t('table.bulk.export')}
            icon={<IconDownload {...icon} />}
            onClick={() => void save(() => selectedIds(selection, filters))}
          />
        </>
      )}
      {rights.remove && !isTrash && (
        <IconAction
          label={t('table.delete')}
          icon={<IconTrash {...icon} />}
          isDisabled={bulk.isPending}
          onClick={trash}
        />
      )}
      {rights.update && isTrash && (
        <IconAction
          label={t('table.restore')}
          icon={<IconRestore {...icon} />}
          isDisabled={bulk.isPending}
          onClick={() =>
            void apply({ changes: { deleted: false } }, (count) => t('table.done.restoredMany', { count }))
          }
        />
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': t('product.status') } }}
      >
        {productStatuses.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              setAnchor(null)
              void apply({ changes: { status } }, (count) => t('table.done.changedMany', { count }))
            }}
          >
            <ListItemIcon>{statusIcons[status]}</ListItemIcon>
            {t(`product.statuses.${status}`)}
          </MenuItem>
        ))}
      </Menu>
      <Suspense>
        {isEditing && (
          <BulkEditDialog
            count={sizeOf(selection, total)}
            onClose={() => setEditing(false)}
            onApply={(change) => void apply(change, (count) => t('table.done.changedMany', { count }))}
          />
        )}
      </Suspense>
    </>
  )
}
