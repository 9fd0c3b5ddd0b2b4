import type { OrderStep } from '../contract-fulfilment.ts'
import { type OrderStatus, orderStatusChoices } from '../order-status.ts'

/** Whether a step took earlier ones back. */
export const isStepBack = ({ from, to }: Pick<OrderStep, 'from' | 'to'>) => {
  if (from === null) return false
  const [before, after] = [orderStatusChoices[from], orderStatusChoices[to]]
  return !before.isVoid && !after.isVoid && after.rank < before.rank
}

/** When an order reached each of its statuses, without those that were taken back. */
export function getReachedStatuses(history: readonly Pick<OrderStep, 'from' | 'to' | 'at'>[]) {
  const reached = new Map<OrderStatus, string>()
  for (const { from, to, at } of history) {
    if (!isStepBack({ from, to })) reached.set(to, at)
    else
      for (const status of reached.keys())
        if (orderStatusChoices[status].rank > orderStatusChoices[to].rank) reached.delete(status)
    if (!reached.has(to)) reached.set(to, at)
  }
  return reached
}
