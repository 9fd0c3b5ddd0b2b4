import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconClock,
  IconFilePencil,
  IconPackageExport,
  IconReceiptRefund,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { phaseIcons } from '#platform/ui/phase-icons.ts'
import { ToneIcon, ToneMark } from '#platform/ui/tone-mark.tsx'
import { type PaymentState, paymentStateChoices, type Status, statusChoices } from './contract-fields.ts'

const statusIcons: Partial<Record<Status, typeof IconClock>> = {
  Pending: IconClock,
  Shipped: IconPackageExport,
  Delivered: IconTruckDelivery,
}
const stateIcons = {
  draft: IconFilePencil,
  open: IconCircleDashed,
  partly: IconCircleHalf2,
  paid: IconCircleCheck,
  overdue: IconAlertTriangle,
  credited: IconReceiptRefund,
  void: IconBan,
} as const satisfies Record<PaymentState, unknown>

const getIcon = (status: Status) => statusIcons[status] ?? phaseIcons[statusChoices[status].phase]

export const StatusIcon = ({ status, size }: { status: Status; size?: number }) => (
  <ToneIcon tone={statusChoices[status].tone} icon={getIcon(status)} size={size} />
)

export const StateIcon = ({ state, size }: { state: PaymentState; size?: number }) => (
  <ToneIcon tone={paymentStateChoices[state].tone} icon={stateIcons[state]} size={size} />
)

/** The status as text, icon and colour. */
export function StatusMark({ status }: { status: Status }) {
  const t = useTexts('invoices')
  return (
    <ToneMark tone={statusChoices[status].tone} icon={getIcon(status)}>
      {t(`statuses.${status}`)}
    </ToneMark>
  )
}

/** The payment state as text, icon and colour. */
export function StateMark({ state }: { state: PaymentState }) {
  const t = useTexts('invoices')
  return (
    <ToneMark tone={paymentStateChoices[state].tone} icon={stateIcons[state]}>
      {t(`states.${state}`)}
    </ToneMark>
  )
}
