import { IconCopy } from '@tabler/icons-react'
import { Switch } from '@mui/material'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { Discount } from '../contract-discounts.ts'
import styles from './discount-cells.module.css'
import { DiscountActions } from './discount-actions.tsx'
import { DiscountChip, DiscountUsage, DiscountValue } from './discount-marks.tsx'
import { linkTo } from './discounts-view.ts'
import { useDiscountActions } from './use-discount-actions.ts'
import { useDiscountsView } from './use-discounts-view.ts'
import { useRights } from './use-rights.ts'

/** What the list shows of a discount code. */
export function useDiscountColumns(): Column<Discount>[] {
  const t = useTexts('shop')
  const format = useFormats()
  const { view } = useDiscountsView()
  const rights = useRights()
  const { turn, copy } = useDiscountActions()
  const moment = (at: string) => <time dateTime={at}>{format.date(at)}</time>
  const quiet = (words: string) => <span className="text-quiet">{words}</span>
  return [
    {
      id: 'code',
      label: t('discounts.code'),
      width: 190,
      least: 150,
      pin: 'start',
      sort: 'code',
      cell: (discount) => (
        <span className="row justify-between flex-1 gap-1 min-inline-0">
          {rights.update ? (
            <Link className={styles.name} to={linkTo(view, { edit: discount.id })}>
              <bdi>{discount.code}</bdi>
            </Link>
          ) : (
            <bdi className={styles.name}>{discount.code}</bdi>
          )}
          <IconAction
            label={t('discounts.copy', { code: discount.code })}
            icon={<IconCopy size={16} aria-hidden />}
            onClick={() => copy(discount)}
          />
        </span>
      ),
    },
    {
      id: 'value',
      label: t('discounts.discount'),
      width: 200,
      least: 140,
      grows: true,
      cell: (discount) => <DiscountValue discount={discount} />,
    },
    {
      id: 'status',
      label: t('discounts.status'),
      width: 128,
      sort: 'status',
      cell: ({ status }) => <DiscountChip status={status} />,
    },
    {
      id: 'active',
      label: t('discounts.active'),
      width: 76,
      cell: (discount) => (
        <Switch
          checked={discount.active}
          disabled={!rights.update}
          onChange={(_, active) => turn(discount, active)}
          slotProps={{ input: { 'aria-label': t('discounts.turn', { code: discount.code }) } }}
        />
      ),
    },
    {
      id: 'used',
      label: t('discounts.used'),
      width: 136,
      sort: '-used',
      cell: (discount) => <DiscountUsage discount={discount} />,
    },
    {
      id: 'startsAt',
      label: t('discounts.startsAt'),
      width: 140,
      sort: '-startsAt',
      isOffCard: true,
      cell: ({ startsAt }) => moment(startsAt),
    },
    {
      id: 'endsAt',
      label: t('discounts.endsAt'),
      width: 140,
      sort: 'endsAt',
      cell: ({ endsAt }) => (endsAt === null ? quiet(t('discounts.noEnd')) : moment(endsAt)),
    },
    {
      id: 'perBuyer',
      label: t('discounts.perBuyer'),
      width: 150,
      align: 'end',
      isHidden: true,
      isOffCard: true,
      cell: ({ perBuyer }) => (perBuyer === null ? quiet(t('discounts.noLimit')) : format.number(perBuyer)),
    },
    {
      id: 'createdAt',
      label: t('discounts.createdAt'),
      width: 128,
      sort: '-createdAt',
      isHidden: true,
      isOffCard: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      id: 'updatedAt',
      label: t('discounts.updatedAt'),
      width: 128,
      sort: '-updatedAt',
      isHidden: true,
      isOffCard: true,
      cell: ({ updatedAt }) => moment(updatedAt),
    },
    ...(rights.update || rights.remove
      ? [
          {
            id: 'actions',
            label: t('discounts.actions'),
            width: 96,
            pin: 'end' as const,
            cell: (discount: Discount) => <DiscountActions discount={discount} />,
          },
        ]
      : []),
  ]
}
