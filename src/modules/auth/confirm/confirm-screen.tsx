import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { asset } from '#platform/web/asset.ts'
import { api } from '../auth-client.ts'
import { blames } from '../form/failure-text.ts'
import styles from '../form/form.module.css'
import { Notice } from '../form/notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { useAuthForm } from '../form/use-auth-form.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { LinkPage } from '../reset/link-page.tsx'

/** Asks for a press: programs that look through letters follow their links, too. */
export function Component() {
  const t = useTexts('auth')
  return (
    <LinkPage
      kinds={['account', 'email']}
      title={t('confirm.title')}
      gone={{
        title: t('confirm.gone'),
        text: t('confirm.goneText'),
        way: (
          <PlainButtonLink kind="filled" to="/auth/login">
            {t('login.action')}
          </PlainButtonLink>
        ),
      }}
    >
      {({ email }, token) => (
        <AuthPage title={t('confirm.title')} lead={t('confirm.lead')}>
          <Confirm email={email} token={token} />
        </AuthPage>
      )}
    </LinkPage>
  )
}

function Confirm({ email, token }: { email: string; token: string }) {
  const t = useTexts('auth')
  const navigate = useNavigate()
  const { formProps, faults, isBusy } = useAuthForm({
    judge: () => ({}),
    async send() {
      const { kind } = await api.confirm.send({ body: { token } })
      if (kind === 'email') {
        // Whoever is signed in sees the new address there; everybody else is asked to sign in by it.
        location.replace(asset('/pages/account'))
        return new Promise<never>(() => {})
      }
      return navigate('/auth/login', { replace: true, state: { notice: 'confirmed', email } })
    },
    explain: (error) => (blames(error, 'token') ? { form: t('failure.link') } : undefined),
  })
  return (
    <form {...formProps} className={styles.form}>
      {faults['form'] && <Notice tone="error">{faults['form']}</Notice>}
      <TextField
        name="email"
        type="email"
        label={t('fields.email')}
        defaultValue={email}
        autoComplete="username"
        readOnly
      />
      <SubmitButton isBusy={isBusy}>{t('confirm.action')}</SubmitButton>
    </form>
  )
}
