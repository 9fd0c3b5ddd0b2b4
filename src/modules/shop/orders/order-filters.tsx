import { IconFilter } from '@tabler/icons-react'
import { Button, Popover, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { deliveries, payments } from '../contract-orders.ts'
import styles from './order-filters.module.css'
import { countFilters, withoutFilters } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

const toggled = <Value,>(values: readonly Value[] = [], value: Value) => {
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.length > 0 ? next : undefined
}

const shrink = { inputLabel: { shrink: true } }
// A year of which only the first figures have been typed is a date, too, but nobody's.
const dayOf = (typed: string) => (typed >= '1900' ? typed : undefined)

/** When, how delivered, how paid, whose: what is chosen shows in the list at once. */
export function OrderFilters() {
  const t = useTexts('shop')
  const { view, narrow } = useOrdersView()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const count = countFilters(view)
  const section = (title: string, choices: ReactNode) => (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.choices}>{choices}</div>
    </fieldset>
  )
  const choice = (key: string, isOn: boolean, label: string, onToggle: () => void) => (
    <button key={key} type="button" className={styles.choice} aria-pressed={isOn} onClick={onToggle}>
      {label}
    </button>
  )

  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<IconFilter size={18} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('orders.filter')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('orders.filter'), className: styles.paper ?? '' } }}
      >
        {section(
          t('orders.createdAt'),
          <>
            <TextField
              type="date"
              size="small"
              label={t('orders.from')}
              value={view.from ?? ''}
              slotProps={shrink}
              onChange={({ target }) => narrow({ from: dayOf(target.value) })}
            />
            <TextField
              type="date"
              size="small"
              label={t('orders.to')}
              value={view.to ?? ''}
              slotProps={shrink}
              onChange={({ target }) => narrow({ to: dayOf(target.value) })}
            />
          </>,
        )}
        {section(
          t('orders.delivery'),
          deliveries.map((one) =>
            choice(one, view.delivery?.includes(one) ?? false, t(`orders.deliveries.${one}`), () =>
              narrow({ delivery: toggled(view.delivery, one) }),
            ),
          ),
        )}
        {section(
          t('orders.payment'),
          payments.map((one) =>
            choice(one, view.payment?.includes(one) ?? false, t(`orders.payments.${one}`), () =>
              narrow({ payment: toggled(view.payment, one) }),
            ),
          ),
        )}
        {section(
          t('orders.whose'),
          choice('me', view.buyer === 'me', t('orders.mine'), () => narrow({ buyer: view.buyer ? undefined : 'me' })),
        )}
        <Button size="small" disabled={count === 0} onClick={() => narrow(withoutFilters)}>
          {t('orders.clearFilters')}
        </Button>
      </Popover>
    </>
  )
}
