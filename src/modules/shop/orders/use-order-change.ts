import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Order } from '../contract-orders.ts'
import type { NextStatus } from '../order-status.ts'
import { api } from './orders-client.ts'

const changing = api.change.mutation({ optimistic: (record, { body }) => ({ ...record, status: body.status }) })

/** Changes the status of an order optimistically. */
export function useOrderChange() {
  const t = useTexts('shop')
  const { mutateAsync, isPending } = useMutation(changing)
  return {
    isPending,
    change: (order: Order, status: NextStatus, note = '') =>
      void mutateAsync({ params: { id: order.id }, body: { status, note } }).then(
        () => toast({ tone: 'success', text: t(`orders.done.${status}`, { number: String(order.number) }) }),
        // The application has already reported the error.
        () => {},
      ),
  }
}
