import { IconHistory, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { parseDevice } from '#platform/device.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ActionMark } from '../action-mark.tsx'
import { linkTo } from '../audit-view.ts'
import { AuthorPicture, useAuthorName } from '../author.tsx'
import type { AuditDetail } from '../contract.ts'
import styles from './entry-facts.module.css'

/** Author, time and client. */
export function EntryFacts({ entry }: { entry: AuditDetail }) {
  const t = useTexts('audit')
  const format = useFormats()
  const getAuthorName = useAuthorName()
  const { browser, system } = parseDevice(entry.device)
  return (
    <Card>
      <p className="row gap-3">
        <AuthorPicture entry={entry} size={40} />
        <span className="grid semibold">
          <bdi>{getAuthorName(entry)}</bdi>
          <span className="text-quiet text-13 regular">{format.dateTime(entry.at)}</span>
        </span>
      </p>
      <p className={styles.marks}>
        <ActionMark topic={entry.topic} action={entry.action} />
        {entry.private && (
          <span className="inline-row gap-1 text-quiet text-13">
            <IconLock size={14} aria-hidden />
            {t('private')}
          </span>
        )}
      </p>
      {/* Reads within an hour may come from several devices. */}
      {entry.action !== 'read' && (
        <dl className={styles.facts}>
          <dt>{t('detail.device')}</dt>
          <dd>{browser && system ? t('detail.deviceOf', { name: browser, system }) : t('detail.unknown')}</dd>
          <dt>{t('detail.address')}</dt>
          <dd dir="ltr">{entry.address || t('detail.unknown')}</dd>
          <dt>{t('detail.call')}</dt>
          <dd>
            <code dir="ltr">{[entry.topic, entry.endpoint].filter(Boolean).join('.')}</code>
          </dd>
          <dt>{t('detail.request')}</dt>
          <dd>
            <code dir="ltr">{entry.requestId}</code>
          </dd>
        </dl>
      )}
      {entry.recordId !== null && (
        <Link className="inline-row gap-2 min-hit-size" to={linkTo({ topic: [entry.topic], record: entry.recordId })}>
          <IconHistory size={18} aria-hidden />
          {t('detail.history')}
        </Link>
      )}
      {entry.later > 0 && <p className="text-quiet text-13 regular">{t('detail.later', { count: entry.later })}</p>}
      {!entry.hidden && !entry.restorable && !entry.access && (
        <p className="text-quiet text-13 regular">{t('restore.not')}</p>
      )}
    </Card>
  )
}
