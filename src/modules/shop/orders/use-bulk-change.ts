import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { type Order, shopOrders } from '../contract-orders.ts'
import type { NextStatus, OrderStatus } from '../order-status.ts'
import { api } from './orders-client.ts'

interface BulkChange {
  orders: readonly { id: number; status: OrderStatus }[]
}

/** Changes the status of several orders one after the other; an error does not undo the earlier ones. */
export function useBulkChange() {
  const t = useTexts('shop')
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ orders }: BulkChange) => {
      for (const { id, status } of orders) await api.change.send({ params: { id }, body: { status } })
    },
    meta: { topic: shopOrders.name, touches: shopOrders.touches ?? [] },
  })
  return {
    isPending,
    change: (orders: readonly Order[], status: NextStatus) =>
      mutateAsync({ orders: orders.map(({ id }) => ({ id, status })) }).then(
        () =>
          toast({
            tone: 'success',
            text: t(`orders.doneMany.${status}`, { count: orders.length }),
            // Each goes back to the status that it had.
            undo: () => mutateAsync({ orders }),
          }),
        // The application has already reported the error.
        () => {},
      ),
  }
}
