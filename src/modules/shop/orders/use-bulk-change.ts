import { useMutation } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { changeEach } from '#platform/records/change-each.ts'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { type Order, shopOrders } from '../contract-orders.ts'
import type { NextStatus, OrderStatus } from '../order-status.ts'
import { api } from './orders-client.ts'

interface BulkChange {
  orders: readonly Order[]
  /** The new status of each. */
  getStatus: (order: Order) => OrderStatus
}

/** Changes the status of several orders one after the other. */
const changeOrders = ({ orders, getStatus }: BulkChange) =>
  changeEach(orders, (order) => api.change.send({ params: { id: order.id }, body: { status: getStatus(order) } }))

const meta = { topic: shopOrders.name, touches: shopOrders.touches ?? [] }

/** Changes the status of the selected orders, and says which of them were changed, with undo. */
export function useBulkChange() {
  const t = useTexts('shop')
  const format = useFormats()
  const getFailureText = useFailureText()
  const { mutateAsync, isPending } = useMutation({ mutationFn: changeOrders, meta })

  const report = (
    { changed, unchanged, error }: Awaited<ReturnType<typeof changeOrders>>,
    getDoneText: (count: number) => string,
    undo?: () => Promise<unknown>,
  ) => {
    const numbers = format.list(unchanged.map(({ number }) => String(number)))
    const texts = [
      changed.length > 0 && getDoneText(changed.length),
      unchanged.length > 0 && t('orders.unchanged', { count: unchanged.length, numbers }),
      error !== undefined && getFailureText(error),
    ]
    toast({
      text: texts.filter(Boolean).join(' '),
      tone: unchanged.length > 0 ? 'error' : 'success',
      undo: changed.length > 0 ? undo : undefined,
    })
  }

  const undo = async (orders: readonly Order[]) => {
    // Each goes back to the status that it had.
    const outcome = await mutateAsync({ orders, getStatus: ({ status }) => status })
    if (outcome.unchanged.length > 0) report(outcome, (count) => t('orders.takenBackMany', { count }))
  }

  return {
    isPending,
    /** Returns the orders that have another status now. */
    async change(orders: readonly Order[], status: NextStatus): Promise<readonly Order[]> {
      const outcome = await mutateAsync({ orders, getStatus: () => status })
      report(
        outcome,
        (count) => t(`orders.doneMany.${status}`, { count }),
        () => undo(outcome.changed),
      )
      return outcome.changed
    },
  }
}
