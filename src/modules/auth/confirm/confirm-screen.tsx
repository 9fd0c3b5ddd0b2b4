import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { asset } from '#platform/web/navigation/asset.ts'
import { api } from '../auth-client.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { Notice } from '../fields/notice.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useAuthForm } from '../fields/use-auth-form.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { ChoosePassword } from '../reset/choose-password.tsx'
import { LinkPage } from '../reset/link-page.tsx'

/**
 * Target of two emailed links: one opens an account with a password chosen here, the other changes an account's
 * address. Both require a click, since mail scanners follow links.
 */
export function Component() {
  const t = useTexts('auth')
  return (
    <LinkPage
      kinds={['account', 'email']}
      title={t('confirm.title')}
      expired={{
        title: t('confirm.gone'),
        text: t('confirm.goneText'),
        action: (
          <PlainButtonLink kind="filled" to="/auth/login">
            {t('login.action')}
          </PlainButtonLink>
        ),
      }}
    >
      {({ kind, email, name }, token) =>
        kind === 'account' ? (
          <AuthPage title={t('confirm.accountTitle')} lead={t('confirm.accountLead')}>
            <ChoosePassword
              email={email}
              name={name}
              about={[name, email]}
              token={token}
              action={t('confirm.accountAction')}
            />
          </AuthPage>
        ) : (
          <AuthPage title={t('confirm.title')} lead={t('confirm.lead')}>
            <Confirm email={email} token={token} />
          </AuthPage>
        )
      }
    </LinkPage>
  )
}

function Confirm({ email, token }: { email: string; token: string }) {
  const t = useTexts('auth')
  const { formProps, faults, isBusy } = useAuthForm({
    validate: () => ({}),
    async send() {
      await api.confirm.send({ body: { token } })
      // Load the page again to show the new address.
      location.replace(asset('/pages/account'))
      return new Promise<never>(() => {})
    },
    explain(error) {
      if (hasIssueAt(error, 'signIn')) return { form: t('confirm.signInFirst') }
      return hasIssueAt(error, 'token') ? { form: t('failure.link') } : undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
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
