import { useMediaQuery } from '@mui/material'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { Counts } from '../contract.ts'
import type { Invoice } from '../contract-invoice.ts'
import { noonOf } from '../day.ts'
import { StateMark, StatusMark } from '../marks.tsx'
import styles from './cells.module.css'
import { RowActions } from './row-actions.tsx'
import { useSumTexts } from './use-sum-texts.ts'

/** The columns of the list; the sums of all that it holds stand at its foot. */
export function useColumns(counts: Counts | undefined): Column<Invoice>[] {
  const isPhone = useMediaQuery('(width < 600px)')
  // A phone has no room to spare, and the same sums above the list.
  const sums = isPhone ? undefined : counts?.matching
  const sumTexts = useSumTexts(counts?.isLeast)
  const sum = (amount: number) => sumTexts.money(toCents(amount))
  const t = useTexts('invoices')
  const format = useFormats()
  const money = (amount: number, { currency }: Invoice) => format.money(toCents(amount), { currency })
  const day = (date: string) => <time dateTime={date}>{format.date(noonOf(date))}</time>
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
          <span className={styles.under}>{day(orderDate)}</span>
        </span>
      ),
      foot: sums && <span className="text-quiet regular">{t('list.sum')}</span>,
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
    {
      id: 'orderDate',
      label: t('fields.orderDate'),
      width: 122,
      sort: '-orderDate',
      isHidden: true,
      isOffCard: true,
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
    {
      id: 'grandTotal',
      label: t('fields.grandTotal'),
      width: 116,
      align: 'end',
      sort: '-grandTotal',
      cell: (invoice) => <span className="semibold">{money(invoice.grandTotal, invoice)}</span>,
      foot: sums && sum(sums.grandTotal),
    },
    {
      id: 'paid',
      label: t('fields.paid'),
      width: 124,
      align: 'end',
      isHidden: true,
      cell: (invoice) => money(invoice.paid, invoice),
      foot: sums && sum(sums.paid),
    },
    {
      id: 'balance',
      label: t('fields.balance'),
      width: 116,
      align: 'end',
      sort: '-balance',
      cell: (invoice) =>
        invoice.balance === 0 ? <span className="text-quiet regular">—</span> : money(invoice.balance, invoice),
      foot: sums && sum(sums.balance),
    },
    {
      id: 'sentAt',
      label: t('fields.sentAt'),
      width: 132,
      isHidden: true,
      isOffCard: true,
      cell: ({ sentAt }) =>
        sentAt ? <time dateTime={sentAt}>{format.date(sentAt)}</time> : <span className="text-quiet regular">—</span>,
    },
    {
      id: 'reference',
      label: t('fields.reference'),
      width: 140,
      isHidden: true,
      isOffCard: true,
      cell: ({ reference }) => <bdi>{reference}</bdi>,
    },
    {
      id: 'updatedAt',
      label: t('fields.updatedAt'),
      width: 132,
      sort: '-updatedAt',
      isHidden: true,
      isOffCard: true,
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{format.date(updatedAt)}</time>,
    },
    {
      id: 'actions',
      label: t('more'),
      width: 56,
      pin: 'end',
      cell: (invoice) => <RowActions invoice={invoice} />,
    },
  ]
}
