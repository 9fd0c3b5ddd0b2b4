import { IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { AuditView } from '../audit-view.ts'
import type { AuditEntry } from '../contract.ts'
import { useEntryTitle } from '../use-entry-title.ts'
import styles from './record-note.module.css'

/** States that the list is a record's history, with a link to the whole log. */
export function RecordNote({ view, entries }: { view: AuditView; entries: readonly AuditEntry[] | undefined }) {
  const t = useTexts('audit')
  const getEntryTitle = useEntryTitle()
  const { table, key, record, topic } = view
  if (record === undefined && table === undefined) return null
  const namedEntry = entries?.find(({ label }) => label)
  const [onlyTopic] = topic ?? []
  const name =
    record !== undefined && onlyTopic !== undefined
      ? getEntryTitle({ topic: onlyTopic, recordId: record, label: namedEntry?.label ?? '' })
      : `${table ?? ''} ${key ?? ''}`
  return (
    <p className={styles.note}>
      <IconHistory size={18} aria-hidden />
      <span>{t('filter.recordOf', { name })}</span>
      <Link to="/admin/audit">{t('filter.end')}</Link>
    </p>
  )
}
