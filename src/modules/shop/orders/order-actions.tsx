import { IconPrinter } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { type FullOrder, shopOrders } from '../contract-orders.ts'
import { getNextStatuses, orderStatusChoices } from '../order-status.ts'
import { BillButton } from './bill-button.tsx'
import { isEnd, OrderMenu } from './order-menu.tsx'
import { statusIcons } from './status-chip.tsx'
import { useOrderChange } from './use-order-change.ts'

const ShipDialog = lazy(async () => ({ default: (await import('./ship-dialog.tsx')).ShipDialog }))

/** The button for an order's next status, and a menu of further actions. */
export function OrderActions({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  const mayChange = useCan()('update', shopOrders.name, order)
  const { change, revertStatus, isPending } = useOrderChange()
  const [isShipping, setShipping] = useState(false)
  const [nextStatus] = mayChange ? getNextStatuses(order.status).filter((status) => !isEnd(status)) : []
  const NextIcon = nextStatus && statusIcons[nextStatus]

  return (
    <div className="row wrap gap-2" data-print="none">
      <IconAction
        label={t('orders.print')}
        icon={<IconPrinter size={20} aria-hidden />}
        onClick={() => globalThis.print()}
      />
      {mayChange && <OrderMenu order={order} change={change} revertStatus={revertStatus} />}
      <BillButton order={order} mayBill={mayChange && !orderStatusChoices[order.status].isVoid} />
      {nextStatus && NextIcon && (
        <Button
          variant="contained"
          loading={isPending}
          loadingPosition="start"
          startIcon={<NextIcon size={18} aria-hidden />}
          onClick={() => (nextStatus === 'shipped' ? setShipping(true) : change(order, nextStatus))}
        >
          {t(`orders.become.${nextStatus}`)}
        </Button>
      )}
      <Suspense>{isShipping && <ShipDialog order={order} onClose={() => setShipping(false)} />}</Suspense>
    </div>
  )
}
