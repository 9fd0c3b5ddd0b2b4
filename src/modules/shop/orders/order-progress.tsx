import { IconCheck } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { FullOrder } from '../contract-orders.ts'
import { type OrderStatus, orderStatusChoices, validStatuses } from '../order-status.ts'
import { getReachedStatuses } from './reached-statuses.ts'
import { statusIcons } from './status-chip.tsx'
import styles from './order-progress.module.css'

/** The steps to delivery with their dates; for a cancelled or refunded order, up to that. */
export function OrderProgress({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  const format = useFormats()
  const reached = getReachedStatuses(order.history)
  const { isVoid: isOver, rank } = orderStatusChoices[order.status]
  // An order can skip a status, such as one that did not exist when the order was paid.
  const isAhead = (status: OrderStatus) => !isOver && orderStatusChoices[status].rank >= rank
  const steps = validStatuses.filter((status) => reached.has(status) || isAhead(status))
  const shownSteps: readonly OrderStatus[] = isOver ? [...steps, order.status] : steps
  return (
    <ol className={styles.steps} aria-label={t('orders.progress')}>
      {shownSteps.map((status) => {
        const at = reached.get(status)
        const isNow = status === order.status
        const Icon = at && !isNow ? IconCheck : statusIcons[status]
        return (
          <li
            key={status}
            className={styles.step}
            data-state={isNow ? 'now' : at ? 'done' : 'open'}
            data-over={isNow && isOver}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Icon size={18} aria-hidden />
            </span>
            <span className={styles.name}>{t(`orders.statuses.${status}`)}</span>
            <span className="text-quiet text-12 tabular">{at ? format.date(at, 'day') : t('orders.notYet')}</span>
          </li>
        )
      })}
    </ol>
  )
}
