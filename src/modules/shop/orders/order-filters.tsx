import { IconFilter } from '@tabler/icons-react'
import { Button, Popover, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toggled } from '#platform/web/search/toggled.ts'
import { deliveries, payments } from '../contract-orders.ts'
import styles from './order-filters.module.css'
import { countFilters, withoutFilters } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

const shrink = { inputLabel: { shrink: true } }
// While a year is typed, its first digits are a valid year, too.
const dayOf = (typed: string) => (typed >= '1900' ? typed : undefined)

/** Filters by time, delivery, payment and buyer; the list follows at once. */
export function OrderFilters() {
  const t = useTexts('shop')
  const { view, narrow } = useOrdersView()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const count = countFilters(view)
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
        <PeriodFilter />
        <ChoiceFilters />
        <Button size="small" disabled={count === 0} onClick={() => narrow(withoutFilters)}>
          {t('orders.clearFilters')}
        </Button>
      </Popover>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  )
}

function PeriodFilter() {
  const t = useTexts('shop')
  const { view, narrow } = useOrdersView()
  return (
    <Section title={t('orders.createdAt')}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          size="small"
          label={t(`orders.${name}`)}
          value={view[name] ?? ''}
          slotProps={shrink}
          onChange={({ target }) => narrow({ [name]: dayOf(target.value) })}
        />
      ))}
    </Section>
  )
}

interface ChoiceProps {
  label: string
  isOn: boolean
  onToggle: () => void
}

const Choice = ({ label, isOn, onToggle }: ChoiceProps) => (
  <button type="button" className={styles.choice} aria-pressed={isOn} onClick={onToggle}>
    {label}
  </button>
)

function ChoiceFilters() {
  const t = useTexts('shop')
  const { view, narrow } = useOrdersView()
  return (
    <>
      <Section title={t('orders.delivery')}>
        {deliveries.map((one) => (
          <Choice
            key={one}
            label={t(`orders.deliveries.${one}`)}
            isOn={view.delivery?.includes(one) ?? false}
            onToggle={() => narrow({ delivery: toggled(view.delivery, one) })}
          />
        ))}
      </Section>
      <Section title={t('orders.payment')}>
        {payments.map((one) => (
          <Choice
            key={one}
            label={t(`orders.payments.${one}`)}
            isOn={view.payment?.includes(one) ?? false}
            onToggle={() => narrow({ payment: toggled(view.payment, one) })}
          />
        ))}
      </Section>
      <Section title={t('orders.whose')}>
        <Choice
          label={t('orders.mine')}
          isOn={view.buyer === 'me'}
          onToggle={() => narrow({ buyer: view.buyer ? undefined : 'me' })}
        />
      </Section>
    </>
  )
}
