import { IconDownload } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import { useCan } from '#platform/web/session/session.ts'
import { type Order, shopOrders } from '../contract-orders.ts'
import { findCommonStatuses } from './allowed-for-all.ts'
import type { toListQuery } from './orders-view.ts'
import { statusIcons } from './status-chip.tsx'
import { useBulkChange } from './use-bulk-change.ts'
import { useExport } from './use-export.ts'

interface SelectionActionsProps {
  query: ReturnType<typeof toListQuery>
  selection: Selection<Order>
  /** Deselects orders. */
  onDone: (orders: readonly Order[]) => void
}

/** Actions for the selected orders: a next status that all have in common, and an export. */
export function SelectionActions({ query, selection, onDone }: SelectionActionsProps) {
  const t = useTexts('shop')
  const mayChange = useCan()('update', shopOrders.name)
  const { save, isPending } = useExport()
  const bulk = useBulkChange()
  const selected = [...selection.some.values()]
  const steps = mayChange && !selection.all ? findCommonStatuses(selected) : []

  return (
    <>
      {steps.map((status) => {
        const Icon = statusIcons[status]
        return (
          <Button
            key={status}
            size="small"
            startIcon={<Icon size={16} aria-hidden />}
            disabled={bulk.isPending}
            onClick={() => void bulk.change(selected, status).then(onDone)}
          >
            {t(`orders.become.${status}`)}
          </Button>
        )
      })}
      {(!selection.all || selection.some.size === 0) && (
        <Button
          size="small"
          startIcon={<IconDownload size={16} aria-hidden />}
          disabled={isPending}
          onClick={() => save(selection.all ? query : { ids: selected.map(({ id }) => id), sort: query.sort })}
        >
          {t('orders.export')}
        </Button>
      )}
    </>
  )
}
