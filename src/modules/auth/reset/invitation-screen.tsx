import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { AuthPage } from '../frame/auth-page.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { LinkPage } from './link-page.tsx'

export function Component() {
  const t = useTexts('auth')
  return (
    <LinkPage
      kinds={['invitation']}
      title={t('invitation.title')}
      expired={{
        title: t('invitation.gone'),
        text: t('invitation.goneText'),
        action: <PlainButtonLink to="/auth/login">{t('login.action')}</PlainButtonLink>,
      }}
    >
      {({ email, name }, token) => (
        <AuthPage title={t('invitation.title')} lead={t('invitation.lead')}>
          <ChoosePassword
            email={email}
            name={name}
            about={[name, email]}
            token={token}
            action={t('invitation.action')}
          />
        </AuthPage>
      )}
    </LinkPage>
  )
}
