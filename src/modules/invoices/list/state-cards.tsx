import { IconFileInvoice } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { Counts, Sum } from '../contract.ts'
import { paymentStateChoices, uncountedStates } from '../contract-fields.ts'
import { listValues } from '#platform/fields/choices.ts'
import { StateIcon } from '../marks.tsx'
import { linkTo } from './invoices-view.ts'
import styles from './state-cards.module.css'
import { useInvoicesView } from './use-invoices-view.ts'
import { useSumTexts } from './use-sum-texts.ts'

/** The states of invoices that customers have to pay or have paid. The others are filters below the list. */
const cards = ['open', 'partly', 'overdue', 'paid'] as const

const counted = listValues(paymentStateChoices).filter((state) => !uncountedStates.some((one) => one === state))

const add = (sums: readonly Sum[], field: 'count' | 'others' | 'grandTotal') =>
  sums.reduce((sum, one) => sum + (field === 'grandTotal' ? toCents(one.grandTotal) : one[field]), 0)

/** Number and sum of the invoices in each payment state, as links that filter the list. */
export function StateCards({ counts, isUnknown }: { counts: Counts | undefined; isUnknown: boolean }) {
  const t = useTexts('invoices')
  const { count, money } = useSumTexts(counts?.isLeast)
  const { view } = useInvoicesView()
  const selectedState = view.paymentState?.length === 1 ? view.paymentState[0] : undefined
  const isAll = !view.paymentState?.length
  const unknown = isUnknown ? '–' : undefined
  const states = counts && listValues(paymentStateChoices).map((state) => counts.paymentState[state])
  return (
    <nav className={styles.cards} aria-label={t('list.byState')}>
      <Link
        className={styles.card}
        to={linkTo(view, { paymentState: undefined })}
        aria-current={isAll ? 'true' : undefined}
      >
        <span className={styles.icon}>
          <IconFileInvoice size={18} aria-hidden />
        </span>
        <CardText
          name={t('list.all')}
          count={states && count(add(states, 'count'))}
          sum={
            counts
              ? money(
                  add(
                    counted.map((state) => counts.paymentState[state]),
                    'grandTotal',
                  ),
                )
              : unknown
          }
          others={
            counts
              ? add(
                  counted.map((state) => counts.paymentState[state]),
                  'others',
                )
              : 0
          }
        />
      </Link>
      {cards.map((state) => {
        const sum = counts?.paymentState[state]
        // Paid invoices have no balance, so their card shows what was paid.
        const amount = sum && (state === 'paid' ? sum.paid : sum.balance)
        return (
          <Link
            key={state}
            className={styles.card}
            to={linkTo(view, { paymentState: state === selectedState ? undefined : [state] })}
            aria-current={view.paymentState?.includes(state) ? 'true' : undefined}
          >
            <span className={styles.icon}>
              <StateIcon state={state} />
            </span>
            <CardText
              name={t(`states.${state}`)}
              count={sum && count(sum.count)}
              sum={amount === undefined ? unknown : money(toCents(amount))}
              others={sum?.others ?? 0}
            />
          </Link>
        )
      })}
    </nav>
  )
}

interface CaptionProps {
  name: string
  count: string | undefined
  sum: string | undefined
  /** The number of invoices in other currencies, which the sum leaves out. */
  others: number
}

function CardText({ name, count, sum, others }: CaptionProps) {
  const t = useTexts('invoices')
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        {name} <span className={styles.count}>{count}</span>
      </span>
      <span className="text-16 bold tabular">{sum ?? <Skeleton width={72} />}</span>
      {others > 0 && <span className="text-quiet text-12">{t('list.others', { count: others })}</span>}
    </span>
  )
}
