import {
  IconBan,
  IconCash,
  IconCircleCheck,
  IconClockHour4,
  IconReceiptRefund,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { phaseIcons } from '#platform/ui/phase-icons.ts'
import { ToneMark } from '#platform/ui/tone-mark.tsx'
import { type OrderStatus, orderStatusChoices, orderStatuses } from '../order-status.ts'

const icons: Partial<Record<OrderStatus, typeof IconBan>> = {
  pending: IconClockHour4,
  paid: IconCash,
  shipped: IconTruckDelivery,
  delivered: IconCircleCheck,
  cancelled: IconBan,
  refunded: IconReceiptRefund,
}

export const statusIcons = mapNames(
  orderStatuses,
  (status) => icons[status] ?? phaseIcons[orderStatusChoices[status].phase],
)

/** The status of an order as an icon, a label and a colour. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const t = useTexts('shop')
  return (
    <ToneMark tone={orderStatusChoices[status].tone} icon={statusIcons[status]}>
      {t(`orders.statuses.${status}`)}
    </ToneMark>
  )
}
