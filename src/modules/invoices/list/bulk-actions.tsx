import { IconDownload, IconRestore, IconTrash, IconTruckDelivery } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useExport } from '#platform/ui/records/use-export.ts'
import { useCollected } from '#platform/ui/records/use-collected.ts'
import type { TableSelection } from '#platform/ui/table/use-table-selection.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { statuses } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { StatusIcon } from '../marks.tsx'
import { useRights } from '../use-rights.ts'
import { collectInvoices, createExportSource } from './collect-invoices.ts'
import type { ListQuery } from './invoices-view.ts'
import { useBulk } from './use-bulk.ts'

interface BulkActionsProps {
  query: ListQuery
  selecting: TableSelection<Invoice>
}

const icon = { size: 18, 'aria-hidden': true }

/** The actions on the selected invoices. */
export function BulkActions({ query, selecting }: BulkActionsProps) {
  const t = useTexts('invoices')
  const rights = useRights()
  const bulk = useBulk()
  const exporting = useExport<Invoice>()
  const { collect, isCollecting } = useCollected()
  const isPending = bulk.isPending || isCollecting
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isTrash = Boolean(query.deleted)

  const withAll = async (work: (selected: readonly Invoice[]) => Promise<unknown>) => {
    const selected = await collect(collectInvoices(selecting.selection, query))
    // The application shows the refusal of a change.
    if (selected) await work(selected).catch(() => {})
  }
  const setDeleted = (deleted: boolean) =>
    void withAll(async (selected) => {
      await bulk.setDeleted(selected, deleted)
      // The invoices have left the list.
      selecting.clear()
    })
  useShortcuts(
    t('title'),
    rights.remove && !isTrash ? [{ keys: '#', label: t('remove'), run: () => setDeleted(true) }] : [],
  )

  return (
    <>
      {!isTrash && (
        <IconAction
          label={t('list.setStatus')}
          icon={<IconTruckDelivery {...icon} />}
          opens="menu"
          isDisabled={isPending}
          onClick={setAnchor}
        />
      )}
      <IconAction
        label={t('list.exportSelected')}
        icon={<IconDownload {...icon} />}
        isDisabled={exporting.isBusy}
        onClick={() => void exporting.run(createExportSource(query), selecting.selection)}
      />
      {rights.remove && (
        <IconAction
          label={isTrash ? t('restore') : t('remove')}
          icon={isTrash ? <IconRestore {...icon} /> : <IconTrash {...icon} />}
          isDisabled={isPending}
          onClick={() => setDeleted(!isTrash)}
        />
      )}
      <StatusMenu
        anchor={anchor}
        onChoose={(status) => void withAll((selected) => bulk.setStatus(selected, status))}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}

interface StatusMenuProps {
  anchor: HTMLElement | null
  onChoose: (status: Invoice['status']) => void
  onClose: () => void
}

function StatusMenu({ anchor, onChoose, onClose }: StatusMenuProps) {
  const t = useTexts('invoices')
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {statuses.map((status) => (
        <MenuItem
          key={status}
          onClick={() => {
            onClose()
            onChoose(status)
          }}
        >
          <ListItemIcon>
            <StatusIcon status={status} />
          </ListItemIcon>
          {t(`statuses.${status}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
