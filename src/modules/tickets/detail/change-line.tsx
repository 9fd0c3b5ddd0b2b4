import { IconPointFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Change } from '../contract-timeline.ts'
import { linkTo } from '../tickets-view.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import styles from './change-line.module.css'
import { useChangeText } from './use-change-text.ts'

/** Changes that lead to another ticket. */
const leading: ReadonlySet<Change['field']> = new Set(['mergedInto', 'mergedFrom', 'splitInto', 'splitFrom'])

/** One step of the ticket's history in a sentence. */
export function ChangeLine({ change, now }: { change: Change; now: number }) {
  const t = useTexts('tickets')
  const format = useFormats()
  const formatChange = useChangeText()
  const { view } = useTicketsView()
  const other = leading.has(change.field) ? Number(change.to[0]) : undefined
  return (
    <p className="flex gap-2 padding-inline-4 text-quiet text-13">
      <IconPointFilled className={styles.dot} size={14} aria-hidden />
      <span className="min-inline-0 break-anywhere">
        {formatChange(change)}{' '}
        {other !== undefined && <Link to={linkTo(view, { ticket: other })}>{t('openTicket', { number: other })}</Link>}{' '}
        <time className={styles.when} dateTime={change.at} title={format.dateTime(change.at)}>
          {format.relative(change.at, now)}
        </time>
      </span>
    </p>
  )
}
