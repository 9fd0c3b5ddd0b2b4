import { IconAlertCircle } from '@tabler/icons-react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fieldNames, type FormValues } from './form-values.ts'
import styles from './product-form.module.css'

/** Says after a refused save how much is wrong, and where. */
export function ErrorSummary() {
  const t = useTexts('shop')
  const { setFocus } = useFormContext<FormValues>()
  const { errors, submitCount } = useFormState<FormValues>()
  const wrong = fieldNames.filter((name) => errors[name])
  if (submitCount === 0 || (wrong.length === 0 && !errors.root)) return <div role="alert" />
  return (
    <div role="alert" className={styles.summary}>
      <IconAlertCircle size={20} aria-hidden />
      <div>
        {errors.root?.message ?? t('form.errors.some', { count: wrong.length })}
        {wrong.length > 0 && (
          <ul className={styles.wrong}>
            {wrong.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => setFocus(name)}>
                  {t(`product.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
