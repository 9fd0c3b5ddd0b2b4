import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { AuthPage } from '../frame/auth-page.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { LinkPage } from './link-page.tsx'

export function Component() {
  const t = useTexts('auth')
  const action = (
    <PlainButtonLink kind="filled" to="/auth/forgot-password">
      {t('reset.again')}
    </PlainButtonLink>
  )
  return (
    <LinkPage
      kinds={['password']}
      title={t('reset.title')}
      expired={{ title: t('reset.gone'), text: t('reset.goneText'), action }}
    >
      {({ email, name }, token) => (
        <AuthPage title={t('reset.title')} lead={t('reset.lead')}>
          <ChoosePassword email={email} about={[name, email]} token={token} action={t('reset.action')} />
        </AuthPage>
      )}
    </LinkPage>
  )
}
