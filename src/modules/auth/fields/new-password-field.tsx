import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PasswordField } from './password-field.tsx'
import type { Strength } from './password-strength.ts'
import { usePasswordStrength } from './use-password-strength.ts'
import styles from './new-password-field.module.css'

const bars: Record<Strength, number> = { short: 1, name: 1, repeated: 1, fair: 2, good: 3, long: 1 }

interface NewPasswordFieldProps {
  fault?: string | undefined
  label?: string
  /** Name and address of the user as typed so far, which the password must not contain. */
  about?: readonly string[]
}

/** A new password with advice while typing. The server makes the final check. */
export function NewPasswordField({ label, about = [], ...field }: NewPasswordFieldProps) {
  const t = useTexts('auth')
  const [password, setPassword] = useState('')
  const { strength, text } = usePasswordStrength(about)(password)
  const advice = password ? text : t('strength.rule')
  return (
    <PasswordField
      {...field}
      label={label ?? t('fields.password')}
      autoComplete="new-password"
      onType={setPassword}
      hint={
        <>
          <span className={styles.bars} data-strength={password ? bars[strength] : 0} aria-hidden>
            <span />
            <span />
            <span />
          </span>
          <span role="status" className={styles.words}>
            {/* The field already shows it as an error. */}
            {advice !== field.fault && advice}
          </span>
        </>
      }
    />
  )
}
