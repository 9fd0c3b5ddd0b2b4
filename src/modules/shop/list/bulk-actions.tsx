import { IconDownload, IconPencil, IconRestore, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { TableSelection } from '#platform/ui/table/use-table-selection.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Product } from '../contract.ts'
import { productStatuses } from '../contract-fields.ts'
import { statusIcons } from './product-marks.tsx'
import { getFilters } from './products-view.ts'
import { type Change, fetchSelectedIds, useBulk } from './use-bulk.ts'
import { useExport } from './use-export.ts'
import { useProductsView } from './use-products-view.ts'
import { useRights } from './use-rights.ts'

const BulkEditDialog = lazy(async () => ({ default: (await import('./bulk-edit-dialog.tsx')).BulkEditDialog }))

const icon = { size: 18, 'aria-hidden': true }

interface BulkActionsProps {
  selecting: TableSelection<Product>
  total: number
}

/** Actions on all selected products. */
export function BulkActions({ selecting, total }: BulkActionsProps) {
  const t = useTexts('shop')
  const rights = useRights()
  const bulk = useBulk()
  const save = useExport()
  const { view } = useProductsView()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isEditing, setEditing] = useState(false)
  const { selection, clear } = selecting
  const filters = getFilters(view)
  const isTrash = Boolean(view.deleted)

  const apply = async (change: Change, say: (count: number) => string) => {
    // The application has already reported the error.
    const ids = await fetchSelectedIds(selection, filters).catch(() => [])
    const isDone = ids.length > 0 && (await bulk.apply(ids, change, say))
    // Products that have left the list must not stay selected.
    if (isDone && change.changes?.deleted !== undefined) clear()
  }
  const trash = () => void apply({ changes: { deleted: true } }, (count) => t('table.done.trashedMany', { count }))

  const restore = () => void apply({ changes: { deleted: false } }, (count) => t('table.done.restoredMany', { count }))

  useShortcuts(t('table.title'), [
    ...(isTrash ? [] : [{ keys: 'e', label: t('table.bulk.edit'), run: () => setEditing(true) }]),
    ...(rights.remove && !isTrash ? [{ keys: '#', label: t('table.delete'), run: trash }] : []),
  ])

  return (
    <>
      {!isTrash && (
        <ChangeActions
          isDisabled={bulk.isPending}
          onStatus={setAnchor}
          onEdit={() => setEditing(true)}
          onExport={() => void save(() => fetchSelectedIds(selection, filters))}
        />
      )}
      <TrashAction isTrash={isTrash} isDisabled={bulk.isPending} onTrash={trash} onRestore={restore} />
      <StatusMenu
        anchor={anchor}
        onChoose={(status) => void apply({ changes: { status } }, (count) => t('table.done.changedMany', { count }))}
        onClose={() => setAnchor(null)}
      />
      <Suspense>
        {isEditing && (
          <BulkEditDialog
            count={selecting.size(total)}
            onClose={() => setEditing(false)}
            onApply={(change) => void apply(change, (count) => t('table.done.changedMany', { count }))}
          />
        )}
      </Suspense>
    </>
  )
}

interface ChangeActionsProps {
  isDisabled: boolean
  onStatus: (anchor: HTMLElement) => void
  onEdit: () => void
  onExport: () => void
}

function ChangeActions({ isDisabled, onStatus, onEdit, onExport }: ChangeActionsProps) {
  const t = useTexts('shop')
  const rights = useRights()
  return (
    <>
      <IconAction
        label={t('table.bulk.status')}
        icon={<IconToggleLeft {...icon} />}
        opens="menu"
        isDisabled={isDisabled || !rights.canChange('status')}
        onClick={onStatus}
      />
      <IconAction
        label={t('table.bulk.edit')}
        icon={<IconPencil {...icon} />}
        opens="dialog"
        isDisabled={isDisabled}
        onClick={onEdit}
      />
      <IconAction label={t('table.bulk.export')} icon={<IconDownload {...icon} />} onClick={onExport} />
    </>
  )
}

interface TrashActionProps {
  isTrash: boolean
  isDisabled: boolean
  onTrash: () => void
  onRestore: () => void
}

function TrashAction({ isTrash, isDisabled, onTrash, onRestore }: TrashActionProps) {
  const t = useTexts('shop')
  const rights = useRights()
  // Deleting and restoring require the same right.
  if (!rights.remove) return null
  return (
    <IconAction
      label={t(isTrash ? 'table.restore' : 'table.delete')}
      icon={isTrash ? <IconRestore {...icon} /> : <IconTrash {...icon} />}
      isDisabled={isDisabled}
      onClick={isTrash ? onRestore : onTrash}
    />
  )
}

interface StatusMenuProps {
  anchor: HTMLElement | null
  onChoose: (status: Product['status']) => void
  onClose: () => void
}

function StatusMenu({ anchor, onChoose, onClose }: StatusMenuProps) {
  const t = useTexts('shop')
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-label': t('product.status') } }}
    >
      {productStatuses.map((status) => (
        <MenuItem
          key={status}
          onClick={() => {
            onClose()
            onChoose(status)
          }}
        >
          <ListItemIcon>{statusIcons[status]}</ListItemIcon>
          {t(`product.statuses.${status}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
