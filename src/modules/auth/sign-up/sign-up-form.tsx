import { useTexts } from '#platform/i18n/use-texts.ts'
import { findEmailError, findNameError } from '../fields/field-errors.ts'
import { Notice } from '../fields/notice.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useAuthForm } from '../fields/use-auth-form.ts'

interface SignUpFormProps {
  send: (account: { name: string; email: string }) => Promise<unknown>
  /** Called with each error of the server, before the form shows it. */
  onRefused: (error: unknown) => void
}

/** Name and address. The password is set after opening the emailed link, which proves ownership. */
export function SignUpForm({ send, onRefused }: SignUpFormProps) {
  const t = useTexts('auth')
  const { formProps, faults, isBusy } = useAuthForm({
    validate: (typed) => ({ ...findNameError(t, typed('name')), ...findEmailError(t, typed('email')) }),
    send: (typed) => send({ name: typed('name'), email: typed('email').trim() }),
    explain(error) {
      onRefused(error)
      return undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
      {faults['form'] && <Notice tone="error">{faults['form']}</Notice>}
      <TextField name="name" label={t('fields.name')} autoComplete="name" dir="auto" fault={faults['name']} />
      <TextField name="email" type="email" label={t('fields.email')} autoComplete="username" fault={faults['email']} />
      <SubmitButton isBusy={isBusy}>{t('register.action')}</SubmitButton>
    </form>
  )
}
