import { useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listNames } from '#platform/fields/descriptions.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { Counts } from '../contract.ts'
import { describedFields, sortedNames } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { DescribedValue } from '../described-values.tsx'
import type texts from '../locales/en.json'
import { StateMark, StatusMark } from '../marks.tsx'
import styles from './cells.module.css'
import { useInvoiceName } from '../use-invoice-name.ts'
import { RowActions } from './row-actions.tsx'
import { useSumTexts } from './use-sum-texts.ts'

type Cell = Column<Invoice>['cell']

/** Hidden at first, and omitted on phones. */
const optional = { isHidden: true, isOffCard: true } as const

const sorted: readonly string[] = sortedNames

const none = <span className="text-quiet regular">—</span>

/** Creates columns that have the label of a field. */
function useColumn() {
  const t = useTexts('invoices')
  return (id: keyof typeof texts.fields, width: number, cell: Cell, options: Partial<Column<Invoice>> = {}) => ({
    id,
    label: t(`fields.${id}`),
    width,
    cell,
    ...options,
  })
}

/** Creates columns of amounts in the currency of each invoice. The footer has the sum of the whole result. */
function useAmountColumn(counts: Counts | undefined) {
  const format = useFormats()
  const sumTexts = useSumTexts(counts?.isLeast)
  const column = useColumn()
  return (id: 'grandTotal' | 'paid' | 'balance', options: Partial<Column<Invoice>>) => {
    const cell: Cell = ({ [id]: amount, currency }) =>
      id === 'balance' && amount === 0 ? none : format.money(toCents(amount), { currency })
    const foot = counts && sumTexts.money(toCents(counts.matching[id]))
    return column(id, 116, cell, { align: 'end', foot, ...options })
  }
}

/** The columns of the list. */
export function useColumns(counts: Counts | undefined): Column<Invoice>[] {
  const t = useTexts('invoices')
  const format = useFormats()
  const isPhone = useMediaQuery('(width < 600px)')
  // Phones have no room for the footer, and show the same sums above the list.
  const totals = isPhone ? undefined : counts
  const column = useColumn()
  const amount = useAmountColumn(totals)
  const sum = totals && <span className="text-quiet regular">{t('list.sum')}</span>
  const formatDay = (date: string) => <time dateTime={date}>{format.date(date)}</time>
  const formatTime = (time: string) => <time dateTime={time}>{format.date(time)}</time>
  const total: Cell = ({ grandTotal, currency }) => (
    <span className="semibold">{format.money(toCents(grandTotal), { currency })}</span>
  )
  const due: Cell = ({ dueDate, paymentState }) => (
    <span className={styles.due} data-late={paymentState === 'overdue'}>
      {formatDay(dueDate)}
    </span>
  )
  return [
    column('number', 140, (invoice) => <NumberCell invoice={invoice}>{formatDay(invoice.orderDate)}</NumberCell>, {
      minWidth: 130,
      pin: 'start',
      sort: '-number',
      foot: sum,
    }),
    column('billTo', 180, (invoice) => <CustomerCell invoice={invoice} />, {
      minWidth: 140,
      grows: true,
      sort: 'billTo',
      card: 'main',
    }),
    column('paymentState', 142, ({ paymentState }) => <StateMark state={paymentState} />, { card: 'plain' }),
    column('status', 124, ({ status }) => <StatusMark status={status} />, { sort: 'status', card: 'plain' }),
    column('orderDate', 122, ({ orderDate }) => formatDay(orderDate), { sort: '-orderDate', ...optional }),
    column('dueDate', 122, due, { sort: 'dueDate', isOffCard: true }),
    amount('grandTotal', { sort: '-grandTotal', cell: total, card: 'end' }),
    amount('paid', { width: 124, ...optional }),
    amount('balance', { sort: '-balance', isOffCard: true }),
    column('sentAt', 132, ({ sentAt }) => (sentAt ? formatTime(sentAt) : none), optional),
    column('reference', 140, ({ reference }) => <bdi>{reference}</bdi>, optional),
    ...listNames(describedFields).map((name) =>
      column(name, 160, (invoice) => <DescribedValue name={name} invoice={invoice} />, {
        ...optional,
        ...(sorted.includes(name) && { sort: name }),
      }),
    ),
    column('updatedAt', 132, ({ updatedAt }) => formatTime(updatedAt), { sort: '-updatedAt', ...optional }),
    { id: 'actions', label: t('more'), width: 56, pin: 'end', cell: (invoice) => <RowActions invoice={invoice} /> },
  ]
}

/** The number, which links to the invoice, above the given text. */
function NumberCell({ invoice, children }: { invoice: Invoice; children: ReactNode }) {
  const getInvoiceName = useInvoiceName()
  return (
    <span className={styles.lines}>
      <Link
        className="text-normal semibold tabular nowrap no-underline hover-brand hover-underline"
        to={`/apps/invoice/detail/${invoice.id}`}
        draggable={false}
      >
        <bdi>{getInvoiceName(invoice)}</bdi>
      </Link>
      <span className={styles.under}>{children}</span>
    </span>
  )
}

/** The customer's name above the email address. */
const CustomerCell = ({ invoice: { billTo, billToEmail } }: { invoice: Invoice }) => (
  <span className={`${styles.lines} ${styles.customer}`}>
    <span className={styles.name}>
      <bdi {...asWritten(billTo)}>{billTo}</bdi>
    </span>
    <span className={styles.under}>
      <bdi>{billToEmail}</bdi>
    </span>
  </span>
)
