import { IconTrash, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toggled } from '#platform/web/search/toggled.ts'
import type { Counts } from '../contract.ts'
import { statuses } from '../contract-fields.ts'
import { noonOf } from '../day.ts'
import { StatusIcon } from '../marks.tsx'
import styles from './filter-bar.module.css'
import { isNarrowed, linkTo, type ViewChanges, withoutFilters } from './invoices-view.ts'
import { useInvoicesView } from './use-invoices-view.ts'
import { useSumTexts } from './use-sum-texts.ts'

/** The number of invoices in each status, and the active filters, as links that add or remove a filter. */
export function FilterBar({ counts }: { counts: Counts | undefined }) {
  const t = useTexts('invoices')
  const format = useFormats()
  const { count } = useSumTexts(counts?.isLeast)
  const { view } = useInvoicesView()
  const date = (day: string) => format.date(noonOf(day))
  const dates =
    view.from && view.to
      ? t('list.between', { from: date(view.from), to: date(view.to) })
      : view.from
        ? t('list.since', { date: date(view.from) })
        : view.to && t('list.until', { date: date(view.to) })
  return (
    <nav className={styles.bar} aria-label={t('list.filters')}>
      {statuses.map((status) => (
        <Link
          key={status}
          className={styles.chip}
          to={linkTo(view, { status: toggled(view.status, status) })}
          aria-current={view.status?.includes(status) ? 'true' : undefined}
        >
          <StatusIcon status={status} size={16} />
          {t(`statuses.${status}`)}
          <span className={styles.count}>{counts && count(counts.status[status].count)}</span>
        </Link>
      ))}
      <Link
        className={styles.chip}
        to={linkTo(view, { deleted: view.deleted ? undefined : true })}
        aria-current={view.deleted ? 'true' : undefined}
      >
        <IconTrash size={16} aria-hidden />
        {t('list.deleted')}
        <span className={styles.count}>{counts && format.countInFacet(counts.deleted)}</span>
      </Link>
      {dates && <Chip text={dates} without={{ from: undefined, to: undefined }} />}
      {view.customer && <Chip text={t('list.ofCustomer')} without={{ customer: undefined }} />}
      {isNarrowed(view) && (
        <Link className={styles.clear} to={linkTo(view, withoutFilters)}>
          {t('list.clear')}
        </Link>
      )}
    </nav>
  )
}

function Chip({ text, without }: { text: string; without: ViewChanges }) {
  const t = useTexts('invoices')
  const { view } = useInvoicesView()
  return (
    <Link
      className={styles.chip}
      aria-current="true"
      aria-label={t('list.without', { filter: text })}
      to={linkTo(view, without)}
    >
      {text}
      <IconX size={14} aria-hidden />
    </Link>
  )
}
