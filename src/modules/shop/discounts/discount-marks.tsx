import { IconBan, IconCalendarTime, IconCircleCheck, IconClockOff, IconCopy, IconTicketOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { ToneMark } from '#platform/ui/tone-mark.tsx'
import { type Discount, type DiscountStatus, discountStatusChoices } from '../contract-discounts.ts'
import { ordersPath } from '../orders/order-path.ts'
import cells from './discount-cells.module.css'
import styles from './discount-marks.module.css'
import { linkTo } from './discounts-view.ts'
import { useDiscountActions } from './use-discount-actions.ts'
import { useDiscountsView } from './use-discounts-view.ts'
import { useRights } from './use-rights.ts'

const icons = {
  active: IconCircleCheck,
  scheduled: IconCalendarTime,
  expired: IconClockOff,
  usedUp: IconTicketOff,
  off: IconBan,
} as const satisfies Record<DiscountStatus, unknown>

/** The status of a code as an icon, a label and a colour. */
export function DiscountChip({ status }: { status: DiscountStatus }) {
  const t = useTexts('shop')
  return (
    <ToneMark tone={discountStatusChoices[status].tone} icon={icons[status]}>
      {t(`discounts.statuses.${status}`)}
    </ToneMark>
  )
}

/** A code that can be copied, and opened by those who may change it. */
export function DiscountCode({ discount }: { discount: Discount }) {
  const t = useTexts('shop')
  const { view } = useDiscountsView()
  const rights = useRights()
  const { copy } = useDiscountActions()
  const { id, code } = discount
  return (
    <span className="row justify-between flex-1 gap-1 min-inline-0">
      {rights.update ? (
        <Link className={cells.name} to={linkTo(view, { edit: id })}>
          <bdi>{code}</bdi>
        </Link>
      ) : (
        <bdi className={cells.name}>{code}</bdi>
      )}
      <IconAction
        label={t('discounts.copy', { code })}
        icon={<IconCopy size={16} aria-hidden />}
        onClick={() => copy(discount)}
      />
    </span>
  )
}

/** The deduction of a code, and what it applies to. */
export function DiscountValue({ discount }: { discount: Discount }) {
  const t = useTexts('shop')
  const format = useFormats()
  const { kind, value, minimum, categories } = discount
  const size = kind === 'percent' ? format.percent(value / 100, 2) : format.money(toCents(value))
  const terms = [
    ...(minimum > 0 ? [t('discounts.from', { amount: format.money(toCents(minimum)) })] : []),
    ...categories.map((category) => t(`product.categories.${category}`)),
  ]
  return (
    <span className={styles.value}>
      <span className={styles.size}>
        {kind === 'freeDelivery' ? t('discounts.kinds.freeDelivery') : t('discounts.off', { size })}
      </span>
      {terms.length > 0 && <span className={styles.terms}>{format.list(terms, 'unit')}</span>}
    </span>
  )
}

/** The uses of a code and their limit, with a link to the orders. */
export function DiscountUsage({ discount: { code, used, limit } }: { discount: Discount }) {
  const t = useTexts('shop')
  const format = useFormats()
  const words =
    limit === null
      ? t('discounts.usedTimes', { count: used, used: format.number(used) })
      : t('discounts.usedOf', { used: format.number(used), limit: format.number(limit) })
  return (
    <span className="grid flex-1 gap-1 min-inline-0 tabular">
      {used > 0 ? (
        <Link
          className="text-inherit no-underline hover-brand hover-underline"
          to={`${ordersPath}?q=${encodeURIComponent(code)}`}
        >
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
      {limit !== null && (
        <meter className={styles.meter} min={0} max={limit} value={Math.min(used, limit)} aria-hidden />
      )}
    </span>
  )
}
