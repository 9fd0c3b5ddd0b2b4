import { IconAlertCircle } from '@tabler/icons-react'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFirstInvalid } from '#platform/ui/form/errors/use-first-invalid.ts'
import { type FieldName, fieldNames, type FormValues } from './form-values.ts'
import styles from './product-form.module.css'
import { FailedPictures } from './use-save-product.ts'

/** The path of the first invalid field of that name; for variants, in the first invalid row. */
function findFieldPath(name: FieldName, errors: FieldErrors<FormValues>) {
  // Colour and size have no input in the row.
  if (name === 'color' || name === 'size') return 'price'
  if (name !== 'variants') return name
  const index = errors.variants?.findIndex?.(Boolean) ?? -1
  const fault = errors.variants?.[index]
  const field = (['price', 'discount', 'qty', 'sku'] as const).find((one) => fault?.[one]) ?? 'price'
  return index < 0 ? ('title' as const) : (`variants.${index}.${field}` as const)
}

/** Why nothing was saved, for reasons other than invalid input. */
function useFailureText() {
  const t = useTexts('shop')
  const formText = useTexts('form')
  return (failure: unknown) => {
    if (failure instanceof FailedPictures) return t('form.errors.failedPictures')
    const { status, issues, conflicts } = failure instanceof Failure ? failure : {}
    if (conflicts?.length) return formText('failed.changed')
    if (issues?.some(({ path }) => path.startsWith('pictures'))) return t('form.errors.pictures')
    if (status === 403) return t('form.errors.forbidden')
    return t(status === 404 ? 'form.errors.missing' : 'form.errors.notSaved')
  }
}

/** Reports the number of errors after a rejected save, with links to their fields. */
export function ErrorSummary({ failure }: { failure: unknown }) {
  const t = useTexts('shop')
  const failureText = useFailureText()
  const { setFocus } = useFormContext<FormValues>()
  const { errors, submitCount } = useFormState<FormValues>()
  useFirstInvalid()
  const invalidNames = fieldNames.filter((name) => errors[name])
  if (submitCount === 0 || (invalidNames.length === 0 && failure === undefined)) return <div role="alert" />
  return (
    <div role="alert" className={styles.summary}>
      <IconAlertCircle size={20} aria-hidden />
      <div>
        {failure === undefined ? t('form.errors.some', { count: invalidNames.length }) : failureText(failure)}
        {invalidNames.length > 0 && (
          <ul className={styles.wrong}>
            {invalidNames.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => setFocus(findFieldPath(name, errors))}>
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
