import { Button } from '@mui/material'
import { useFormState, useWatch } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { createTextFields } from '#platform/ui/form/inputs/create-text-fields.ts'
import { shownKeys } from '#platform/web/shortcuts/shortcut-keys.ts'
import { discountKinds } from '../contract-fields.ts'
import { type FormValues, calculateFormTotals } from './form-values.ts'
import styles from './summary-card.module.css'

interface SummaryCardProps {
  currency: string
  /** The label of the submit button. */
  action: string
  onCancel: () => void
}

const { TextInput, SelectInput } = createTextFields<FormValues>()

const decimal = { htmlInput: { inputMode: 'decimal', dir: 'ltr' } } as const

/** Discount, tax and the totals of the typed values, computed by the same code as on the server. */
export function SummaryCard({ currency, action, onCancel }: SummaryCardProps) {
  const t = useTexts('invoices')
  const { isSubmitting } = useFormState<FormValues>()
  return (
    <Card title={t('form.summary')}>
      <div className={styles.fields}>
        <div className="flex items-start gap-2">
          <div className="flex-1 min-inline-0">
            <TextInput name="discount" label={t('fields.discount')} slotProps={decimal} placeholder="0" />
          </div>
          <div className={styles.kind}>
            <SelectInput
              name="discountKind"
              label={t('fields.discountKind')}
              options={discountKinds.map((value) => ({ value, label: value === 'percent' ? '%' : currency }))}
            />
          </div>
        </div>
        <TextInput name="vatRate" label={t('fields.vatRate')} slotProps={decimal} />
      </div>
      <Sums currency={currency} />
      <div className="grid gap-2">
        <Button
          type="submit"
          variant="contained"
          fullWidth
          loading={isSubmitting}
          loadingPosition="start"
          title={shownKeys('Mod+Enter')}
        >
          {action}
        </Button>
        <Button color="secondary" fullWidth disabled={isSubmitting} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Card>
  )
}

function Sums({ currency }: Pick<SummaryCardProps, 'currency'>) {
  const t = useTexts('invoices')
  const format = useFormats(currency)
  const [orders, discount, discountKind, vatRate] = useWatch<
    FormValues,
    ['orders', 'discount', 'discountKind', 'vatRate']
  >({ name: ['orders', 'discount', 'discountKind', 'vatRate'] })
  const totals = calculateFormTotals({ orders, discount, discountKind, vatRate })
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('fields.totalCost')}</dt>
        <dd>{format.money(totals.totalCost)}</dd>
      </div>
      <div>
        <dt>{t('fields.discount')}</dt>
        <dd>{format.money(totals.discountAmount === 0 ? 0 : -totals.discountAmount)}</dd>
      </div>
      {totals.taxes.map(({ rate, amount }) => (
        <div key={rate}>
          <dt>{t('vatOf', { percent: format.percent(rate / 100, 2) })}</dt>
          <dd>{format.money(amount)}</dd>
        </div>
      ))}
      <div className={styles.grand}>
        <dt>{t('fields.grandTotal')}</dt>
        <dd>
          <output>{format.money(totals.grandTotal)}</output>
        </dd>
      </div>
    </dl>
  )
}
