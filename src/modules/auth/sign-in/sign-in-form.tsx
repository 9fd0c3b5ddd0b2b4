import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../auth-client.ts'
import type { NextStep } from '../contract.ts'
import { findEmailError } from '../fields/field-errors.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { Notice } from '../fields/notice.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useAuthForm } from '../fields/use-auth-form.ts'
import { useAuthLink } from '../use-auth-link.ts'
import styles from './sign-in-form.module.css'

interface SignInFormProps {
  /** Initial value of the address. */
  email?: string | undefined
  onNext: (next: NextStep['next']) => Promise<void>
}

export function SignInForm({ email, onNext }: SignInFormProps) {
  const t = useTexts('auth')
  const linkTo = useAuthLink()
  const { formProps, faults, isBusy } = useAuthForm({
    validate: (typed) => ({
      ...findEmailError(t, typed('email')),
      ...(!typed('password') && { password: t('fields.passwordMissing') }),
    }),
    async send(typed) {
      const { next } = await api.signIn.send({
        body: { email: typed('email'), password: typed('password'), remembered: typed('remembered') === 'on' },
      })
      await onNext(next)
    },
    explain: (error) => (hasIssueAt(error, 'password') ? { password: t('failure.wrong') } : undefined),
  })
  return (
    <form {...formProps} className="grid gap-4">
      {faults['form'] && <Notice tone="error">{faults['form']}</Notice>}
      <TextField
        name="email"
        type="email"
        label={t('fields.email')}
        defaultValue={email}
        autoComplete="username webauthn"
        fault={faults['email']}
      />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        fault={faults['password']}
        detail={
          <Link to={linkTo('forgot-password')} className={styles.forgot}>
            {t('login.forgot')}
          </Link>
        }
      />
      <label className={styles.remembered}>
        <input type="checkbox" name="remembered" />
        {t('login.remembered')}
      </label>
      <SubmitButton isBusy={isBusy}>{t('login.action')}</SubmitButton>
    </form>
  )
}
