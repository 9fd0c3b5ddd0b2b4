import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateInput } from '#platform/ui/form/inputs/date-input.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Day } from '../contract-fields.ts'
import { addLocalDays, countLocalDays } from '../day.ts'
import { CardInputs } from './card-inputs.tsx'
import type { FormDraft, FormValues } from './form-values.ts'
import styles from './invoice-form.module.css'

const terms = [0, 14, 30, 60] as const
const isDay = (text: string) => Day.safeParse(text).success

/** Invoice date and due date. A change of the first moves the second, so that the term stays. */
export function DatesCard() {
  const t = useTexts('invoices')
  const { setValue } = useFormContext<FormValues, unknown, FormDraft>()
  const [orderDate, dueDate] = useWatch<FormValues, ['orderDate', 'dueDate']>({ name: ['orderDate', 'dueDate'] })
  const term = isDay(orderDate) && isDay(dueDate) ? countLocalDays(orderDate, dueDate) : undefined
  const setDue = (day: string) => setValue('dueDate', day, { shouldDirty: true, shouldValidate: true })
  const follow = (next: string) => {
    if (isDay(next) && term !== undefined) setDue(addLocalDays(next, term))
  }
  return (
    <Card title={t('form.dates')}>
      <div className={styles.fields}>
        <DateInput<keyof FormValues> name="orderDate" label={t('fields.orderDate')} required onPick={follow} />
        <DateInput<keyof FormValues> name="dueDate" label={t('fields.dueDate')} required />
        <CardInputs card="dates" />
      </div>
      <div className="flex wrap gap-2 margin-block-start-4" role="group" aria-label={t('form.terms')}>
        {terms.map((days) => (
          <button
            key={days}
            type="button"
            className={styles.term}
            aria-pressed={days === term}
            disabled={!isDay(orderDate)}
            onClick={() => setDue(addLocalDays(orderDate, days))}
          >
            {days === 0 ? t('form.atOnce') : t('form.inDays', { count: days })}
          </button>
        ))}
      </div>
    </Card>
  )
}
