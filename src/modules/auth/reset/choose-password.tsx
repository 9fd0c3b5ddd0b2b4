import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigateHere } from '#platform/web/navigation/use-navigate-here.ts'
import { api } from '../auth-client.ts'
import { findNameError, findPasswordError } from '../fields/field-errors.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { NewPasswordField } from '../fields/new-password-field.tsx'
import { Notice } from '../fields/notice.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useAuthForm } from '../fields/use-auth-form.ts'

interface ChoosePasswordProps {
  email: string
  /** Prefills the name field, which is shown for invitations and sign-ups only. */
  name?: string
  about: readonly string[]
  token: string
  action: string
}

/** Sets a new password by an emailed link, then opens the sign-in page. */
export function ChoosePassword({ email, name, about, token, action }: ChoosePasswordProps) {
  const t = useTexts('auth')
  const navigate = useNavigateHere()
  const [called, setCalled] = useState(name ?? '')
  const hasName = name !== undefined
  const { formProps, faults, isBusy } = useAuthForm({
    validate: (typed) => ({
      ...(hasName && findNameError(t, typed('name'))),
      ...findPasswordError(t, typed('password'), [...about, typed('name')]),
    }),
    async send(typed) {
      const body = { token, password: typed('password'), ...(hasName && { name: typed('name') }) }
      const { kind } = await api.reset.send({ body })
      const notice = kind === 'account' ? 'confirmed' : 'passwordSet'
      await navigate('/auth/login', { replace: true, state: { notice, email } })
    },
    explain(error) {
      if (hasIssueAt(error, 'token')) return { form: t('failure.link') }
      return hasIssueAt(error, 'password') ? { password: t('failure.common') } : undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
      {faults['form'] && <Notice tone="error">{faults['form']}</Notice>}
      <TextField
        name="email"
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        defaultValue={email}
        readOnly
      />
      {hasName && (
        <TextField
          name="name"
          label={t('fields.name')}
          autoComplete="name"
          dir="auto"
          defaultValue={name}
          fault={faults['name']}
          onInput={(event) => setCalled(event.currentTarget.value)}
        />
      )}
      <NewPasswordField label={t('fields.newPassword')} fault={faults['password']} about={[...about, called]} />
      <SubmitButton isBusy={isBusy}>{action}</SubmitButton>
    </form>
  )
}
