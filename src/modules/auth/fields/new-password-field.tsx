import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PasswordField } from './password-field.tsx'
import type { Strength } from './password-strength.ts'
import { usePasswordJudge } from './use-password-judge.ts'
import styles from './new-password-field.module.css'

const bars: Record<Strength, number> = { short: 1, name: 1, repeated: 1, fair: 2, good: 3, long: 1 }

interface NewPasswordFieldProps {
  fault?: string | undefined
  label?: string
  /** What the password must not be made of: name and address of whose it is, as far as they are typed. */
  about?: readonly string[]
}

/** A password to be chosen: says while it is typed what it lacks. The server has the last word. */
export function NewPasswordField({ label, about = [], ...field }: NewPasswordFieldProps) {
  const t = useTexts('auth')
  const [password, setPassword] = useState('')
  const { strength, text } = usePasswordJudge(about)(password)
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
            {/* Not twice, where the fault above says it. */}
            {advice !== field.fault && advice}
          </span>
        </>
      }
    />
  )
}
