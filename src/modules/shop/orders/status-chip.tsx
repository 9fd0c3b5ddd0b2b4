import {
  IconBan,
  IconCash,
  IconCircleCheck,
  IconClockHour4,
  IconReceiptRefund,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { OrderStatus } from '../order-status.ts'
import styles from './status-chip.module.css'

export const statusIcons = {
  pending: IconClockHour4,
  paid: IconCash,
  shipped: IconTruckDelivery,
  delivered: IconCircleCheck,
  cancelled: IconBan,
  refunded: IconReceiptRefund,
} as const satisfies Record<OrderStatus, unknown>

/** How an order stands, as a picture, a word and a colour. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const t = useTexts('shop')
  const Icon = statusIcons[status]
  return (
    <span className={styles.chip} data-status={status}>
      <Icon size={14} aria-hidden />
      {t(`orders.statuses.${status}`)}
    </span>
  )
}
