import { IconAlertSquareFilled, IconAntennaBars2, IconAntennaBars3, IconAntennaBars5 } from '@tabler/icons-react'
import type { Priority } from '../contract-fields.ts'
import styles from './marks.module.css'

const icons = {
  low: IconAntennaBars2,
  normal: IconAntennaBars3,
  high: IconAntennaBars5,
  urgent: IconAlertSquareFilled,
} as const

export function PriorityIcon({ priority, size = 18 }: { priority: Priority; size?: number }) {
  const Icon = icons[priority]
  return <Icon className={styles.priority} data-priority={priority} size={size} aria-hidden />
}
