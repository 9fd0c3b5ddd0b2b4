import { IconAlertCircle } from '@tabler/icons-react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fieldNames, type FormDraft, type FormValues } from './form-values.ts'
import styles from './error-summary.module.css'

/** Says after a refused save how much is wrong, and where. */
export function ErrorSummary() {
  const t = useTexts('invoices')
  const { setFocus } = useFormContext<FormValues, unknown, FormDraft>()
  const { errors, submitCount } = useFormState<FormValues>()
  const wrong = fieldNames.filter((name) => errors[name])
  if (submitCount === 0 || (wrong.length === 0 && !errors.root)) return <div role="alert" />
  const focus = (name: (typeof fieldNames)[number]) => {
    if (name !== 'orders') return setFocus(name)
    const lines = Array.isArray(errors.orders) ? errors.orders : []
    const at = lines.findIndex(Boolean)
    const line = errors.orders?.[at]
    const field = (['itemName', 'unitPrice', 'units', 'discount'] as const).find((one) => line?.[one])
    if (field) setFocus(`orders.${at}.${field}`)
  }
  return (
    <div role="alert" className={styles.summary}>
      <IconAlertCircle size={20} aria-hidden />
      <div>
        {errors.root?.message ?? t('errors.some', { count: wrong.length })}
        {wrong.length > 0 && (
          <ul className={styles.wrong}>
            {wrong.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => focus(name)}>
                  {t(`fields.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
