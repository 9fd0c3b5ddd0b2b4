import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useCountryName } from '#platform/i18n/use-country-name.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { Order } from '../contract-orders.ts'
import { CustomerAvatar } from './customer-avatar.tsx'
import styles from './order-cells.module.css'
import { orderPath } from './order-path.ts'
import { StatusChip } from './status-chip.tsx'
import { useSeesAddresses } from './use-sees-addresses.ts'

/** The columns of the order list. */
export function useOrderColumns(): Column<Order>[] {
  const buyerColumns = useBuyerColumns()
  const sums = useSumColumns()
  const delivery = useDeliveryColumns()
  const updated = useMomentColumn('updatedAt', 190)
  return [...buyerColumns, ...sums, ...delivery, { ...updated, isHidden: true, isOffCard: true }]
}

/** When the order was placed or changed. */
function useMomentColumn(id: 'createdAt' | 'updatedAt', width: number): Column<Order> {
  const t = useTexts('shop')
  const format = useFormats()
  const cell = ({ [id]: at }: Order) => (
    <time className={styles.moment} dateTime={at}>
      {format.dateTime(at)}
    </time>
  )
  return { id, label: t(`orders.${id}`), width, sort: `-${id}`, cell, card: 'end' }
}

/** Number, buyer and status. */
function useBuyerColumns(): Column<Order>[] {
  const t = useTexts('shop')
  const created = useMomentColumn('createdAt', 176)
  const seesAddresses = useSeesAddresses()
  return [
    {
      id: 'number',
      label: t('orders.number'),
      width: 110,
      pin: 'start',
      sort: '-number',
      cell: ({ id, number }) => (
        <Link className="text-inherit semibold tabular no-underline hover-brand hover-underline" to={orderPath(id)}>
          {t('orders.numbered', { number: String(number) })}
        </Link>
      ),
    },
    created,
    {
      id: 'name',
      label: t('orders.customer'),
      width: 200,
      grows: true,
      ...(seesAddresses && { sort: 'name' }),
      card: 'main',
      cell: ({ address, buyer }) => (
        <span className="row gap-2 min-inline-0">
          <CustomerAvatar address={address} buyer={buyer} size={28} />
          <span className={styles.words}>
            <bdi className={styles.name} {...asWritten(address?.name ?? buyer.name)}>
              {address?.name ?? buyer.name}
            </bdi>
            {address?.company && (
              <bdi className={styles.company} {...asWritten(address.company)}>
                {address.company}
              </bdi>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      label: t('orders.status'),
      width: 132,
      sort: 'status',
      card: 'plain',
      cell: ({ status }) => <StatusChip status={status} />,
    },
  ]
}

/** Number of pieces and total. */
function useSumColumns(): Column<Order>[] {
  const t = useTexts('shop')
  const format = useFormats()
  return [
    {
      id: 'pieces',
      label: t('orders.pieces'),
      width: 84,
      align: 'end',
      sort: '-pieces',
      isOffCard: true,
      cell: ({ pieces }) => format.number(pieces),
    },
    {
      id: 'total',
      label: t('orders.total'),
      width: 112,
      align: 'end',
      sort: '-total',
      card: 'end',
      cell: ({ total, currency }) => <span className="semibold">{format.money(toCents(total), { currency })}</span>,
    },
    {
      id: 'balance',
      label: t('orders.balance'),
      width: 124,
      align: 'end',
      isOffCard: true,
      cell: ({ balance, currency }) => balance > 0 && format.money(toCents(balance), { currency }),
    },
    {
      id: 'discountCode',
      label: t('checkout.code.ask'),
      width: 150,
      isHidden: true,
      isOffCard: true,
      cell: ({ discountCode }) => discountCode && <bdi>{discountCode.code}</bdi>,
    },
  ]
}

/** Delivery and payment. */
function useDeliveryColumns(): Column<Order>[] {
  const t = useTexts('shop')
  const format = useFormats()
  const countryName = useCountryName()
  return [
    {
      id: 'delivery',
      label: t('orders.delivery'),
      width: 116,
      isOffCard: true,
      cell: ({ delivery }) => t(`orders.deliveries.${delivery}`),
    },
    {
      id: 'payment',
      label: t('orders.payment'),
      width: 136,
      isOffCard: true,
      cell: ({ payment }) => t(`orders.payments.${payment}`),
    },
    {
      id: 'place',
      label: t('orders.place'),
      width: 200,
      isHidden: true,
      isOffCard: true,
      cell: ({ address }) => address && <bdi>{format.list([address.city, countryName(address.country)], 'unit')}</bdi>,
    },
  ]
}
