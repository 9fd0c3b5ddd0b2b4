import { IconPrinter } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { type FullOrder, shopOrders } from '../contract-orders.ts'
import { getNextStatuses, type NextStatus, orderStatusChoices } from '../order-status.ts'
import { BillButton } from './bill-button.tsx'
import { isEnd, OrderMenu } from './order-menu.tsx'
import { PayButton } from './pay-button.tsx'
import { getUnsentPieces } from './unsent-pieces.ts'
import { statusIcons } from './status-chip.tsx'
import { useOrderChange } from './use-order-change.ts'

const ShipDialog = lazy(async () => ({ default: (await import('./ship-dialog.tsx')).ShipDialog }))

/** Buttons for the statuses that may follow, and a menu of further actions. */
export function OrderActions({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  const mayChange = useCan()('update', shopOrders.name, order)
  const { change, revertStatus, isPending } = useOrderChange()
  const [isShipping, setShipping] = useState(false)
  const statuses = mayChange ? getNextStatuses(order, order.shipments.length > 0).filter((one) => !isEnd(one)) : []
  const isPaidByStatus = order.status === 'pending'
  const begin = (status: NextStatus) =>
    status === 'shipped' && getUnsentPieces(order).some(({ qty }) => qty > 0)
      ? setShipping(true)
      : void change(order, status)

  return (
    <div className="row wrap gap-2" data-print="none">
      <IconAction
        label={t('orders.print')}
        icon={<IconPrinter size={20} aria-hidden />}
        onClick={() => globalThis.print()}
      />
      {mayChange && <OrderMenu order={order} change={change} revertStatus={revertStatus} />}
      <BillButton order={order} mayBill={mayChange && !orderStatusChoices[order.status].isVoid} />
      {mayChange && order.balance > 0 && !isPaidByStatus && <PayButton order={order} />}
      {statuses.toReversed().map((status) => {
        const Icon = statusIcons[status]
        return (
          <Button
            key={status}
            {...(status === statuses[0] ? { variant: 'contained' } : { variant: 'outlined', color: 'secondary' })}
            loading={isPending}
            loadingPosition="start"
            startIcon={<Icon size={18} aria-hidden />}
            onClick={() => begin(status)}
          >
            {t(`orders.become.${status}`)}
          </Button>
        )
      })}
      <Suspense>{isShipping && <ShipDialog order={order} onClose={() => setShipping(false)} />}</Suspense>
    </div>
  )
}
