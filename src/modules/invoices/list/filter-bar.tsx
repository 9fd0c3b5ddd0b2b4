import { IconTrash, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterCount, FilterLink } from '#platform/ui/filters/filter-choice.tsx'
import { toggled } from '#platform/web/url-state/toggled.ts'
import type { Counts } from '../contract.ts'
import { statuses } from '../contract-fields.ts'
import { StateIcon, StatusIcon } from '../marks.tsx'
import styles from './filter-bar.module.css'
import { isNarrowed, linkTo, type ViewChanges, removeFilters } from './invoices-view.ts'
import { useInvoicesView } from './use-invoices-view.ts'
import { useSumTexts } from './use-sum-texts.ts'

/** The states that have no card above the list. */
const others = ['draft', 'credited', 'void'] as const

/** The number of invoices in each status, and the active filters, as links that add or remove a filter. */
export function FilterBar({ counts }: { counts: Counts | undefined }) {
  const t = useTexts('invoices')
  const format = useFormats()
  const { count } = useSumTexts(counts?.isLeast)
  const { view } = useInvoicesView()
  const formatDay = (day: string) => format.date(day)
  const dates =
    view.from && view.to
      ? t('list.between', { from: formatDay(view.from), to: formatDay(view.to) })
      : view.from
        ? t('list.since', { date: formatDay(view.from) })
        : view.to && t('list.until', { date: formatDay(view.to) })
  return (
    <nav className={styles.bar} aria-label={t('list.filters')}>
      {statuses.map((status) => (
        <FilterLink
          key={status}
          to={linkTo(view, { status: toggled(view.status, status) })}
          isOn={view.status?.includes(status) ?? false}
        >
          <StatusIcon status={status} size={16} />
          {t(`statuses.${status}`)}
          <FilterCount>{counts && count(counts.status[status].count)}</FilterCount>
        </FilterLink>
      ))}
      {others.map((state) => (
        <FilterLink
          key={state}
          to={linkTo(view, { paymentState: toggled(view.paymentState, state) })}
          isOn={view.paymentState?.includes(state) ?? false}
        >
          <StateIcon state={state} size={16} />
          {t(`states.${state}`)}
          <FilterCount>{counts && count(counts.paymentState[state].count)}</FilterCount>
        </FilterLink>
      ))}
      <FilterLink to={linkTo(view, { deleted: view.deleted ? undefined : true })} isOn={view.deleted ?? false}>
        <IconTrash size={16} aria-hidden />
        {t('list.deleted')}
        <FilterCount>{counts && format.countInFacet(counts.deleted)}</FilterCount>
      </FilterLink>
      {dates && <Chip text={dates} cleared={{ from: undefined, to: undefined }} />}
      {view.customer && <Chip text={t('list.ofCustomer')} cleared={{ customer: undefined }} />}
      {isNarrowed(view) && (
        <Link className={styles.clear} to={linkTo(view, removeFilters)}>
          {t('list.clear')}
        </Link>
      )}
    </nav>
  )
}

function Chip({ text, cleared }: { text: string; cleared: ViewChanges }) {
  const t = useTexts('invoices')
  const { view } = useInvoicesView()
  return (
    <FilterLink isOn name={t('list.without', { filter: text })} to={linkTo(view, cleared)}>
      {text}
      <IconX size={14} aria-hidden />
    </FilterLink>
  )
}
