import { IconBolt, IconDownload, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import styles from './action-mark.module.css'
import type { AuditEntry } from './contract.ts'
import { useActionName } from './use-action-name.ts'

const icons = { create: IconPlus, update: IconPencil, delete: IconTrash, read: IconEye, export: IconDownload }
const isCommon = (action: string): action is keyof typeof icons => Object.hasOwn(icons, action)

/** The action as icon and text. */
export function ActionMark({ topic, action }: Pick<AuditEntry, 'topic' | 'action'>) {
  const getActionName = useActionName()
  const Icon = isCommon(action) ? icons[action] : IconBolt
  return (
    <span className={styles.mark} data-action={action}>
      <Icon size={14} aria-hidden />
      {getActionName(topic, action)}
    </span>
  )
}
