import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconClock,
  IconPackageExport,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { PaymentState, Status } from './contract-fields.ts'
import styles from './marks.module.css'

const statusIcons = { Pending: IconClock, Shipped: IconPackageExport, Delivered: IconTruckDelivery } as const
const stateIcons = {
  open: IconCircleDashed,
  partly: IconCircleHalf2,
  paid: IconCircleCheck,
  overdue: IconAlertTriangle,
} as const

export function StatusIcon({ status, size = 18 }: { status: Status; size?: number }) {
  const Icon = statusIcons[status]
  return <Icon className={styles.icon} data-tone={status} size={size} aria-hidden />
}

export function StateIcon({ state, size = 18 }: { state: PaymentState; size?: number }) {
  const Icon = stateIcons[state]
  return <Icon className={styles.icon} data-tone={state} size={size} aria-hidden />
}

/** The status as a word, a picture and a colour. */
export function StatusMark({ status }: { status: Status }) {
  const t = useTexts('invoices')
  return (
    <span className={styles.mark} data-tone={status}>
      <StatusIcon status={status} size={15} />
      {t(`statuses.${status}`)}
    </span>
  )
}

/** What is still to be paid, as a word, a picture and a colour. */
export function StateMark({ state }: { state: PaymentState }) {
  const t = useTexts('invoices')
  return (
    <span className={styles.mark} data-tone={state}>
      <StateIcon state={state} size={15} />
      {t(`states.${state}`)}
    </span>
  )
}
