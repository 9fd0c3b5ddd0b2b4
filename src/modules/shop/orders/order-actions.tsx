import { IconBan, IconDotsVertical, IconPrinter, IconReceiptRefund } from '@tabler/icons-react'
import { Button, Menu } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { type FullOrder, shopOrders } from '../contract-orders.ts'
import { nextOf, type NextStatus } from '../order-status.ts'
import { BillButton } from './bill-button.tsx'
import { EndDialog } from './end-dialog.tsx'
import { statusIcons } from './status-chip.tsx'
import { useOrderChange } from './use-order-change.ts'

/** The statuses that end an order early, after a dialog. */
const ends = { cancelled: IconBan, refunded: IconReceiptRefund } as const
type End = keyof typeof ends
const isEnd = (status: NextStatus): status is End => status in ends

/** The button for an order's next status, and a menu of further actions. */
export function OrderActions({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  const mayChange = useCan()('update', shopOrders.name, order)
  const { change, isPending } = useOrderChange()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [ending, setEnding] = useState<End>()
  const next = mayChange ? nextOf(order.status) : []
  const [nextStatus] = next.filter((status) => !isEnd(status))
  const NextIcon = nextStatus && statusIcons[nextStatus]

  return (
    <div className="row wrap gap-2" data-print="none">
      <IconAction
        label={t('orders.print')}
        icon={<IconPrinter size={20} aria-hidden />}
        onClick={() => globalThis.print()}
      />
      {next.some(isEnd) && (
        <IconAction
          label={t('orders.more')}
          icon={<IconDotsVertical size={20} aria-hidden />}
          opens="menu"
          onClick={setAnchor}
        />
      )}
      <BillButton order={order} mayBill={mayChange && order.status !== 'cancelled'} />
      {nextStatus && NextIcon && (
        <Button
          variant="contained"
          loading={isPending}
          loadingPosition="start"
          startIcon={<NextIcon size={18} aria-hidden />}
          onClick={() => change(order, nextStatus)}
        >
          {t(`orders.become.${nextStatus}`)}
        </Button>
      )}
      <EndMenu anchor={anchor} statuses={next.filter(isEnd)} onChoose={setEnding} onClose={() => setAnchor(null)} />
      {ending && (
        <EndDialog
          order={order}
          status={ending}
          onClose={() => setEnding(undefined)}
          onConfirm={(note) => change(order, ending, note)}
        />
      )}
    </div>
  )
}

interface EndMenuProps {
  anchor: HTMLElement | null
  statuses: readonly End[]
  onChoose: (status: End) => void
  onClose: () => void
}

function EndMenu({ anchor, statuses, onChoose, onClose }: EndMenuProps) {
  const t = useTexts('shop')
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {statuses.map((status) => {
        const Icon = ends[status]
        return (
          <MenuAction
            key={status}
            Icon={Icon}
            label={t(`orders.become.${status}`)}
            onClick={() => {
              onClose()
              onChoose(status)
            }}
          />
        )
      })}
    </Menu>
  )
}
