import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './field.module.css'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  fault?: string | undefined
  detail?: ReactNode
  hint?: ReactNode
  onType?: (password: string) => void
}

/** A password field that can reveal the text, so that people on phones do not choose short passwords. */
export function PasswordField({ hint, onType, ...field }: PasswordFieldProps) {
  const t = useTexts('auth')
  const [isShown, setShown] = useState(false)
  const [isCapital, setCapital] = useState(false)
  const Eye = isShown ? IconEyeOff : IconEye
  return (
    <TextField
      {...field}
      name="password"
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onInput={(event) => onType?.(event.currentTarget.value)}
      onKeyUp={(event) => setCapital(event.getModifierState('CapsLock'))}
      onBlur={() => setCapital(false)}
      hint={isCapital ? <p role="status">{t('fields.capsLock')}</p> : hint}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={isShown ? t('fields.hide') : t('fields.show')}
          onClick={() => setShown(!isShown)}
        >
          <Eye size={20} stroke={1.75} aria-hidden />
        </button>
      }
    />
  )
}
