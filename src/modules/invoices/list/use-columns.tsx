import { useMediaQuery } from '@mui/material'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { namesOf } from '#platform/fields/descriptions.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { Counts } from '../contract.ts'
import { describedFields, sortedNames } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { noonOf } from '../day.ts'
import { DescribedValue } from '../described-values.tsx'
import { StateMark, StatusMark } from '../marks.tsx'
import { useInvoiceTexts } from '../use-invoice-texts.ts'
import styles from './cells.module.css'
import { RowActions } from './row-actions.tsx'
import { useSumTexts } from './use-sum-texts.ts'

type Columns = Column<Invoice>[]

/** Hidden at first, and omitted on phones. */
const optional = { isHidden: true, isOffCard: true } as const

const sorted: readonly string[] = sortedNames

const none = <span className="text-quiet regular">—</span>

/** The columns of the list. The footer shows the sums of the whole result. */
export function useColumns(counts: Counts | undefined): Columns {
  const t = useTexts('invoices')
  const isPhone = useMediaQuery('(width < 600px)')
  // Phones have no room for the footer, and show the same sums above the list.
  const shown = isPhone ? undefined : counts
  const first = useFirstColumns(shown)
  const days = useDayColumns()
  const amounts = useAmountColumns(shown)
  const further = useFurtherColumns()
  const states: Columns = [
    {
      id: 'paymentState',
      label: t('fields.paymentState'),
      width: 142,
      cell: ({ paymentState }) => <StateMark state={paymentState} />,
    },
    {
      id: 'status',
      label: t('fields.status'),
      width: 124,
      sort: 'status',
      cell: ({ status }) => <StatusMark status={status} />,
    },
  ]
  const actions: Columns[number] = {
    id: 'actions',
    label: t('more'),
    width: 56,
    pin: 'end',
    cell: (invoice) => <RowActions invoice={invoice} />,
  }
  return [...first, ...states, ...days, ...amounts, ...further, actions]
}

/** Number and customer, each with a second line of quieter text. */
function useFirstColumns(counts: Counts | undefined): Columns {
  const t = useTexts('invoices')
  const format = useFormats()
  return [
    {
      id: 'number',
      label: t('fields.number'),
      width: 140,
      least: 130,
      pin: 'start',
      sort: '-number',
      cell: ({ id, number, orderDate }) => (
        <span className={styles.lines}>
          <Link
            className="text-normal semibold tabular nowrap no-underline hover-brand hover-underline"
            to={`/apps/invoice/detail/${id}`}
            draggable={false}
          >
            <bdi>{number}</bdi>
          </Link>
          <span className={styles.under}>
            <time dateTime={orderDate}>{format.date(noonOf(orderDate))}</time>
          </span>
        </span>
      ),
      foot: counts && <span className="text-quiet regular">{t('list.sum')}</span>,
    },
    {
      id: 'billTo',
      label: t('fields.billTo'),
      width: 180,
      least: 140,
      grows: true,
      sort: 'billTo',
      cell: ({ billTo, billToEmail }) => (
        <span className={`${styles.lines} ${styles.customer}`}>
          <span className={styles.name}>
            <bdi>{billTo}</bdi>
          </span>
          <span className={styles.under}>
            <bdi>{billToEmail}</bdi>
          </span>
        </span>
      ),
    },
  ]
}

/** The days of the document, which have no time and no zone. */
function useDayColumns(): Columns {
  const t = useTexts('invoices')
  const format = useFormats()
  const day = (date: string) => <time dateTime={date}>{format.date(noonOf(date))}</time>
  return [
    {
      id: 'orderDate',
      label: t('fields.orderDate'),
      width: 122,
      sort: '-orderDate',
      ...optional,
      cell: ({ orderDate }) => day(orderDate),
    },
    {
      id: 'dueDate',
      label: t('fields.dueDate'),
      width: 122,
      sort: 'dueDate',
      cell: ({ dueDate, paymentState }) => (
        <span className={styles.due} data-late={paymentState === 'overdue'}>
          {day(dueDate)}
        </span>
      ),
    },
  ]
}

/** Amounts in the currency of each invoice, with their sums. */
function useAmountColumns(counts: Counts | undefined): Columns {
  const t = useTexts('invoices')
  const format = useFormats()
  const sumTexts = useSumTexts(counts?.isLeast)
  const column = (id: 'grandTotal' | 'paid' | 'balance') => ({
    id,
    label: t(`fields.${id}`),
    width: 116,
    align: 'end' as const,
    cell: ({ [id]: amount, currency }: Invoice) => format.money(toCents(amount), { currency }),
    foot: counts && sumTexts.money(toCents(counts.matching[id])),
  })
  const total = column('grandTotal')
  const balance = column('balance')
  return [
    { ...total, sort: '-grandTotal', cell: (invoice) => <span className="semibold">{total.cell(invoice)}</span> },
    { ...column('paid'), width: 124, isHidden: true },
    { ...balance, sort: '-balance', cell: (invoice) => (invoice.balance === 0 ? none : balance.cell(invoice)) },
  ]
}

/** The optional columns: sending, reference, last change, and the fields that follow their description. */
function useFurtherColumns(): Columns {
  const t = useTexts('invoices')
  const format = useFormats()
  const texts = useInvoiceTexts()
  const moment = (time: string) => <time dateTime={time}>{format.date(time)}</time>
  return [
    {
      id: 'sentAt',
      label: t('fields.sentAt'),
      width: 132,
      ...optional,
      cell: ({ sentAt }) => (sentAt ? moment(sentAt) : none),
    },
    {
      id: 'reference',
      label: t('fields.reference'),
      width: 140,
      ...optional,
      cell: ({ reference }) => <bdi>{reference}</bdi>,
    },
    ...namesOf(describedFields).map((name) => ({
      id: name,
      label: texts.field(name),
      width: 160,
      ...optional,
      ...(sorted.includes(name) && { sort: name }),
      cell: (invoice: Invoice) => <DescribedValue name={name} invoice={invoice} />,
    })),
    {
      id: 'updatedAt',
      label: t('fields.updatedAt'),
      width: 132,
      sort: '-updatedAt',
      ...optional,
      cell: ({ updatedAt }) => moment(updatedAt),
    },
  ]
}
