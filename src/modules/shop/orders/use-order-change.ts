import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Order } from '../contract-orders.ts'
import { type NextStatus, type OrderStatus, getPreviousStatus } from '../order-status.ts'
import { api } from './orders-client.ts'

const changeMutation = api.change.mutation({ optimistic: (record, { body }) => ({ ...record, status: body.status }) })

/** Changes the status of an order optimistically. A step on the way to delivery can be undone. */
export function useOrderChange() {
  const t = useTexts('shop')
  const { mutateAsync, isPending } = useMutation(changeMutation)
  const changeStatus = (order: Order, status: OrderStatus, note = '') =>
    mutateAsync({ params: { id: order.id }, body: { status, note } })
  return {
    isPending,
    /** Takes the latest step back. */
    revertStatus: (order: Order, status: OrderStatus) =>
      void changeStatus(order, status).then(
        () => toast({ tone: 'success', text: t('orders.takenBack', { number: String(order.number) }) }),
        () => {},
      ),
    /** Returns whether the status has changed. */
    change: (order: Order, status: NextStatus, note = '') =>
      changeStatus(order, status, note).then(
        () => {
          const back = getPreviousStatus({ status, balance: order.balance })
          toast({
            tone: 'success',
            text: t(`orders.done.${status}`, { number: String(order.number) }),
            ...(back === order.status && { undo: () => changeStatus(order, back) }),
          })
          return true
        },
        // The application has already reported the error.
        () => false,
      ),
  }
}
