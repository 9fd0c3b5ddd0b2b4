import { IconDownload, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './action-mark.module.css'
import type { AuditEntry } from './contract.ts'

const icons = { create: IconPlus, update: IconPencil, delete: IconTrash, read: IconEye, export: IconDownload }

/** What was done, by a word and a picture. */
export function ActionMark({ action }: Pick<AuditEntry, 'action'>) {
  const t = useTexts('audit')
  const Icon = icons[action]
  return (
    <span className={styles.mark} data-action={action}>
      <Icon size={14} aria-hidden />
      {t(`actions.${action}`)}
    </span>
  )
}
