import { IconCircleCheck, IconCircleDot, IconClockPause } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Status } from '../contract-fields.ts'
import styles from './marks.module.css'

const icons = { Open: IconCircleDot, Pending: IconClockPause, Closed: IconCircleCheck } as const

export function StatusIcon({ status, size = 18 }: { status: Status; size?: number }) {
  const Icon = icons[status]
  return <Icon className={styles.statusIcon} data-status={status} size={size} aria-hidden />
}

/** The status as a word, a picture and a colour. */
export function StatusMark({ status }: { status: Status }) {
  const t = useTexts('tickets')
  return (
    <span className={styles.status} data-status={status}>
      <StatusIcon status={status} size={15} />
      {t(`statuses.${status}`)}
    </span>
  )
}
