import { Switch } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fieldColumns } from '#platform/ui/fields/field-columns.tsx'
import type { Column } from '#platform/ui/table/columns/column.ts'
import { type Discount, DiscountList } from '../contract-discounts.ts'
import { DiscountActions } from './discount-actions.tsx'
import { DiscountChip, DiscountCode, DiscountUsage, DiscountValue } from './discount-marks.tsx'
import { genericFields, useDiscountTexts } from './generic-fields.ts'
import { useDiscountActions } from './use-discount-actions.ts'
import { useRights } from './use-rights.ts'

const unseen = { isHidden: true, isOffCard: true }

/** The columns of the list. */
export function useDiscountColumns(): Column<Discount>[] {
  const state = useStateColumns()
  const days = useDayColumns()
  const genericColumns = useGenericColumns()
  const actions = useActionColumns()
  return [...state, ...days.period, ...genericColumns, ...days.record, ...actions]
}

/** Code, deduction and status. */
function useStateColumns(): Column<Discount>[] {
  const t = useTexts('shop')
  const rights = useRights()
  const { setActive } = useDiscountActions()
  return [
    {
      id: 'code',
      label: t('discounts.code'),
      width: 190,
      minWidth: 150,
      pin: 'start',
      sort: 'code',
      cell: (discount) => <DiscountCode discount={discount} />,
    },
    {
      id: 'value',
      label: t('discounts.discount'),
      width: 200,
      minWidth: 140,
      grows: true,
      card: 'main',
      cell: (discount) => <DiscountValue discount={discount} />,
    },
    {
      id: 'status',
      label: t('discounts.status'),
      width: 128,
      sort: 'status',
      card: 'plain',
      cell: ({ status }) => <DiscountChip status={status} />,
    },
    {
      id: 'active',
      label: t('discounts.active'),
      width: 76,
      card: 'end',
      cell: (discount) => (
        <Switch
          checked={discount.active}
          disabled={!rights.update}
          onChange={(_, active) => setActive(discount, active)}
          slotProps={{ input: { 'aria-label': t('discounts.turn', { code: discount.code }) } }}
        />
      ),
    },
    {
      id: 'used',
      label: t('discounts.used'),
      width: 136,
      sort: '-used',
      card: 'plain',
      cell: (discount) => <DiscountUsage discount={discount} />,
    },
  ]
}

/** The period of validity, and when the code was created and changed. */
function useDayColumns(): Record<'period' | 'record', Column<Discount>[]> {
  const t = useTexts('shop')
  const format = useFormats()
  const day = (at: string) => <time dateTime={at}>{format.date(at)}</time>
  return {
    period: [
      {
        id: 'startsAt',
        label: t('discounts.startsAt'),
        width: 140,
        sort: '-startsAt',
        isOffCard: true,
        cell: ({ startsAt }) => day(startsAt),
      },
      {
        id: 'endsAt',
        label: t('discounts.endsAt'),
        width: 140,
        sort: 'endsAt',
        isOffCard: true,
        cell: ({ endsAt }) =>
          endsAt === null ? <span className="text-quiet">{t('discounts.noEnd')}</span> : day(endsAt),
      },
    ],
    record: [
      {
        id: 'createdAt',
        label: t('discounts.createdAt'),
        width: 128,
        sort: '-createdAt',
        ...unseen,
        cell: ({ createdAt }) => day(createdAt),
      },
      {
        id: 'updatedAt',
        label: t('discounts.updatedAt'),
        width: 128,
        sort: '-updatedAt',
        ...unseen,
        cell: ({ updatedAt }) => day(updatedAt),
      },
    ],
  }
}

/** The limit per buyer, and fields that follow their description; shown by the table's menu. */
function useGenericColumns(): Column<Discount>[] {
  const t = useTexts('shop')
  const format = useFormats()
  const texts = useDiscountTexts()
  return [
    {
      id: 'perBuyer',
      label: t('discounts.perBuyer'),
      width: 150,
      align: 'end',
      ...unseen,
      cell: ({ perBuyer }) =>
        perBuyer === null ? <span className="text-quiet">{t('discounts.noLimit')}</span> : format.number(perBuyer),
    },
    ...fieldColumns<Discount>({ fields: genericFields, list: DiscountList, texts }).map((column) => ({
      ...column,
      ...unseen,
    })),
  ]
}

/** Actions for a code. */
function useActionColumns(): Column<Discount>[] {
  const t = useTexts('shop')
  const rights = useRights()
  if (!rights.update && !rights.remove) return []
  const cell = (discount: Discount) => <DiscountActions discount={discount} />
  return [{ id: 'actions', label: t('discounts.actions'), width: 96, pin: 'end', cell }]
}
