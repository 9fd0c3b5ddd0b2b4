import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { api, optionsQuery } from '../auth-client.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { EmailSent } from '../forgot/email-sent.tsx'
import { useAuthLink } from '../use-auth-link.ts'
import { ResendEmail } from './resend-email.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function Component() {
  const t = useTexts('auth')
  const linkTo = useAuthLink()
  const language = useSetting('isLanguage')
  const [sentTo, setSentTo] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const { data: options } = useQuery(optionsQuery)
  const foot = (
    <>
      {t('register.hasAccount')} <Link to={linkTo('login')}>{t('login.action')}</Link>
    </>
  )
  if (sentTo !== undefined)
    return (
      <EmailSent
        title={t('register.sent')}
        text={t('register.sentText', { email: sentTo })}
        to={sentTo}
        foot={
          <>
            <ResendEmail email={sentTo} />
            <Link to={linkTo('login')}>{t('login.action')}</Link>
          </>
        }
      />
    )
  if (options?.signUp === 'closed' || isRefused)
    return <AuthPage title={t('register.closed')} lead={t('register.closedText')} foot={foot} />
  if (options?.lacksEmail) return <AuthPage title={t('register.title')} lead={t('register.lacksEmail')} foot={foot} />
  return (
    <AuthPage title={t('register.title')} lead={t('register.lead')} foot={foot}>
      <SignUpForm
        send={async (account) => {
          await api.signUp.send({ body: { ...account, language } })
          setSentTo(account.email)
        }}
        onRefused={(error) => {
          if (error instanceof Failure && error.status === 403) setRefused(true)
        }}
      />
    </AuthPage>
  )
}
