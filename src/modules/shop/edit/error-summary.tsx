import { IconAlertCircle } from '@tabler/icons-react'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type FieldName, fieldNames, type FormValues } from './form-values.ts'
import styles from './product-form.module.css'

/** The first field of that name that is wrong: of the variants, the one in the row that is. */
function placeOf(name: FieldName, errors: FieldErrors<FormValues>) {
  // What a row is chosen by stands there, but cannot be typed into.
  if (name === 'color' || name === 'size') return 'price'
  if (name !== 'variants') return name
  const index = errors.variants?.findIndex?.(Boolean) ?? -1
  const fault = errors.variants?.[index]
  const field = (['price', 'discount', 'qty', 'sku'] as const).find((one) => fault?.[one]) ?? 'price'
  return index < 0 ? ('title' as const) : (`variants.${index}.${field}` as const)
}

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
                <button type="button" onClick={() => setFocus(placeOf(name, errors))}>
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
