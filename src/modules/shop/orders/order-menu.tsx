import { IconArrowBackUp, IconBan, IconDotsVertical, IconReceiptRefund, IconTruckReturn } from '@tabler/icons-react'
import { Menu } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { findCompletingShipment } from '../completing-shipment.ts'
import type { FullOrder } from '../contract-orders.ts'
import { getNextStatuses, type OrderStatus, getPreviousStatus } from '../order-status.ts'
import { EndDialog } from './end-dialog.tsx'
import type { useOrderChange } from './use-order-change.ts'

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }))

const ReturnDialog = lazy(async () => ({ default: (await import('./return-dialog.tsx')).ReturnDialog }))

/** The statuses that end an order early, after a dialog. */
const ends = { cancelled: IconBan, refunded: IconReceiptRefund } as const
type End = keyof typeof ends
export const isEnd = (status: string): status is End => status in ends

interface OrderMenuProps extends Pick<ReturnType<typeof useOrderChange>, 'change' | 'revertStatus'> {
  order: FullOrder
}

/** The less frequent steps of an order, each with a question: back to the step before, and its early end. */
export function OrderMenu({ order, change, revertStatus }: OrderMenuProps) {
  const t = useTexts('shop')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<End | 'back' | 'part' | 'return'>()
  const back = getPreviousStatus(order)
  const isUnsent = order.shipments.length === 0
  const statuses = getNextStatuses(order, !isUnsent).filter(isEnd)
  const close = () => setDialog(undefined)
  // The new status shows at once and may end the dialog before it has said that it closes.
  const confirmBack = (status: OrderStatus) => {
    close()
    revertStatus(order, status)
  }
  const isReturnable =
    order.status !== 'refunded' && (!isUnsent || order.status === 'shipped' || order.status === 'delivered')
  if (statuses.length === 0 && !back) return null
  return (
    <>
      <IconAction
        label={t('orders.more')}
        icon={<IconDotsVertical size={20} aria-hidden />}
        opens="menu"
        onClick={setAnchor}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} onClick={() => setAnchor(null)}>
        {back && (
          <MenuAction
            Icon={IconArrowBackUp}
            isMirrored
            label={t('orders.backTo', { status: t(`orders.statuses.${back}`) })}
            onClick={() => setDialog('back')}
          />
        )}
        {statuses.includes('refunded') && (
          <MenuAction Icon={IconReceiptRefund} label={t('orders.refundPart.open')} onClick={() => setDialog('part')} />
        )}
        {isReturnable && (
          <MenuAction Icon={IconTruckReturn} label={t('orders.returns.open')} onClick={() => setDialog('return')} />
        )}
        {statuses.map((status) => (
          <MenuAction
            key={status}
            Icon={ends[status]}
            label={t(`orders.become.${status}`)}
            onClick={() => setDialog(status)}
          />
        ))}
      </Menu>
      {dialog === 'back' && back && (
        <BackDialog order={order} back={back} onConfirm={() => confirmBack(back)} onClose={close} />
      )}
      <Suspense>
        {dialog === 'part' && <RefundDialog order={order} onClose={close} />}
        {dialog === 'return' && <ReturnDialog order={order} onClose={close} />}
      </Suspense>
      {dialog && isEnd(dialog) && (
        <EndDialog order={order} status={dialog} onClose={close} onConfirm={(note) => change(order, dialog, note)} />
      )}
    </>
  )
}

interface BackDialogProps {
  order: FullOrder
  back: OrderStatus
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the latest step is taken back. */
function BackDialog({ order, back, onConfirm, onClose }: BackDialogProps) {
  const t = useTexts('shop')
  const shipment = order.status === 'shipped' ? findCompletingShipment(order) : undefined
  const parcel = [shipment?.carrier, shipment?.tracking].filter(Boolean).join(' ')
  return (
    <ConfirmDialog
      title={t('orders.ask.back.title', { status: t(`orders.statuses.${back}`) })}
      action={t('orders.takeBack')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {order.status === 'paid' && t('orders.ask.back.paid')}
      {order.status !== 'paid' && !shipment && t('orders.ask.back.text')}
      {shipment && t(parcel ? 'orders.ask.back.parcel' : 'orders.ask.back.shipment', { parcel })}
    </ConfirmDialog>
  )
}
