import {
  IconAlertSquareFilled,
  IconAntennaBars2,
  IconAntennaBars3,
  IconAntennaBars4,
  IconAntennaBars5,
} from '@tabler/icons-react'
import { ToneIcon } from '#platform/ui/tone-mark.tsx'
import { type Priority, priorityChoices } from '../contract-fields.ts'

const icons: Partial<Record<Priority, typeof IconAntennaBars4>> = {
  low: IconAntennaBars2,
  normal: IconAntennaBars3,
  high: IconAntennaBars5,
  urgent: IconAlertSquareFilled,
}

export const PriorityIcon = ({ priority }: { priority: Priority }) => (
  <ToneIcon tone={priorityChoices[priority].tone} icon={icons[priority] ?? IconAntennaBars4} />
)
