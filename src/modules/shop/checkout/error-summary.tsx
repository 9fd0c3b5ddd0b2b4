import { IconAlertCircle } from '@tabler/icons-react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type AddressName, addressNames } from './address-fields.tsx'
import type { AddressText } from './checkout-draft.ts'
import styles from './checkout.module.css'

/** Reports the number of errors after a rejected step, with links to their fields. */
export function ErrorSummary() {
  const t = useTexts('shop')
  const { setFocus } = useFormContext<AddressText>()
  const { errors, submitCount } = useFormState<AddressText>()
  const invalidNames: AddressName[] = addressNames.filter((name) => errors[name])
  if (submitCount === 0 || invalidNames.length === 0) return <div role="alert" />
  return (
    <div role="alert" className={styles.summary}>
      <IconAlertCircle size={20} aria-hidden />
      <div>
        {t('checkout.errors.some', { count: invalidNames.length })}
        <ul className={styles.wrong}>
          {invalidNames.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setFocus(name)}>
                {t(`checkout.fields.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
