import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { hasIssueAt } from './failure-text.ts'
import { findEmailError, findNameError, findPasswordError } from './field-errors.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { Notice } from './notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from './text-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

interface NewAccountFormProps {
  action: string
  send: (account: { name: string; email: string; password: string }) => Promise<unknown>
  /** Called with each error of the server, before the form shows it. */
  onRefused: (error: unknown) => void
}

/** Name, address and password of the first administrator. */
export function NewAccountForm({ action, send, onRefused }: NewAccountFormProps) {
  const t = useTexts('auth')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const { formProps, faults, isBusy } = useAuthForm({
    validate: (typed) => ({
      ...findNameError(t, typed('name')),
      ...findEmailError(t, typed('email')),
      ...findPasswordError(t, typed('password'), [typed('name'), typed('email')]),
    }),
    send: (typed) => send({ name: typed('name'), email: typed('email').trim(), password: typed('password') }),
    explain(error) {
      onRefused(error)
      return hasIssueAt(error, 'password') ? { password: t('failure.common') } : undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
      {faults['form'] && <Notice tone="error">{faults['form']}</Notice>}
      <TextField
        name="name"
        label={t('fields.name')}
        autoComplete="name"
        dir="auto"
        fault={faults['name']}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        name="email"
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        fault={faults['email']}
        onInput={(event) => setEmail(event.currentTarget.value)}
      />
      <NewPasswordField fault={faults['password']} about={[name, email]} />
      <SubmitButton isBusy={isBusy}>{action}</SubmitButton>
    </form>
  )
}
