import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api, optionsQuery } from '../auth-client.ts'
import { findEmailError } from '../fields/field-errors.ts'
import { Notice } from '../fields/notice.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useAuthForm } from '../fields/use-auth-form.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { useAuthLink } from '../use-auth-link.ts'
import { EmailSent } from './email-sent.tsx'

export function Component() {
  const t = useTexts('auth')
  const linkTo = useAuthLink()
  const { data: options } = useQuery(optionsQuery)
  const [sentTo, setSentTo] = useState<string>()
  const { formProps, faults, isBusy } = useAuthForm({
    validate: (typed) => findEmailError(t, typed('email')),
    send: (typed) => api.forgot.send({ body: { email: typed('email') } }),
    onDone: (_, typed) => setSentTo(typed('email').trim()),
  })
  const back = <Link to={linkTo('login')}>{t('forgot.back')}</Link>
  if (options?.lacksEmail)
    return (
      <AuthPage title={t('forgot.title')} lead={t('forgot.lacksEmail')} foot={back}>
        <p className="text-quiet">{t('forgot.lacksAdministrator')}</p>
        <code className="break-anywhere" dir="ltr">
          npm run project -- reset-password
        </code>
      </AuthPage>
    )
  if (sentTo !== undefined)
    return (
      <EmailSent
        title={t('forgot.sent')}
        text={t('forgot.sentText', { email: sentTo })}
        to={sentTo}
        foot={
          <>
            {back}
            <button type="button" onClick={() => setSentTo(undefined)}>
              {t('forgot.other')}
            </button>
          </>
        }
      />
    )
  return (
    <AuthPage title={t('forgot.title')} lead={t('forgot.lead')} foot={back}>
      <form {...formProps} className="grid gap-4">
        {faults['form'] && <Notice tone="error">{faults['form']}</Notice>}
        <TextField
          name="email"
          type="email"
          label={t('fields.email')}
          autoComplete="username"
          fault={faults['email']}
        />
        <SubmitButton isBusy={isBusy}>{t('forgot.action')}</SubmitButton>
      </form>
    </AuthPage>
  )
}
