import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { type Order, shopOrders } from '../contract-orders.ts'
import type { NextStatus } from '../order-status.ts'
import { api } from './orders-client.ts'

/** Takes many orders to their next status, one after the other; those that went on stay there when one is refused. */
export function useBulkChange() {
  const t = useTexts('shop')
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ orders, status }: { orders: readonly Order[]; status: NextStatus }) => {
      for (const { id } of orders) await api.change.send({ params: { id }, body: { status } })
    },
    meta: { topic: shopOrders.name, touches: shopOrders.touches ?? [] },
  })
  return {
    isPending,
    change: (orders: readonly Order[], status: NextStatus) =>
      mutateAsync({ orders, status }).then(
        () => toast({ tone: 'success', text: t(`orders.doneMany.${status}`, { count: orders.length }) }),
        // The application has told of a refusal.
        () => {},
      ),
  }
}
