import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ActionMark } from '../action-mark.tsx'
import { AuthorPicture, useAuthorName } from '../author.tsx'
import type { AuditEntry } from '../contract.ts'
import { isTechnical, toLabel } from '../detail/fields.ts'
import { EntryTitle } from '../entry-title.tsx'
import { useAccessWords } from '../use-access-words.ts'
import styles from './entry-row.module.css'

const maxFields = 4

/** The names of the changed fields, or the first ones of many. */
function getShownFields({ fields = [] }: Pick<AuditEntry, 'fields'>) {
  const names = fields.filter((name) => !isTechnical({ name })).map(toLabel)
  return names.length > maxFields ? [...names.slice(0, maxFields), '…'] : names
}

/** Author, action, changed fields, record and time. */
export function EntryRow({ entry }: { entry: AuditEntry }) {
  const t = useTexts('audit')
  const format = useFormats()
  const getAuthorName = useAuthorName()
  const { getSummary } = useAccessWords()
  const fields = getShownFields(entry)
  return (
    <li className={styles.row}>
      <AuthorPicture entry={entry} />
      <div className="grid min-inline-0">
        <Link className={styles.title} to={`/admin/audit/${entry.id}`}>
          <EntryTitle entry={entry} />
        </Link>
        <span className={styles.quiet}>
          <bdi>{getAuthorName(entry)}</bdi>
          {fields.length > 0 && <bdi>{format.list(fields)}</bdi>}
          {entry.access && getSummary(entry, entry.access).map((part) => <bdi key={part}>{part}</bdi>)}
          {entry.private && (
            <span className="inline-row gap-1">
              <IconLock size={14} aria-hidden />
              {t('private')}
            </span>
          )}
        </span>
      </div>
      <span className={styles.action}>
        <ActionMark topic={entry.topic} action={entry.action} />
      </span>
      <span className={styles.count}>{!entry.access && t('rows', { count: entry.rowCount })}</span>
      <time className={styles.time} dateTime={entry.at} title={format.dateTime(entry.at)}>
        {format.time(entry.at)}
      </time>
    </li>
  )
}
