import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { QrCode } from '../account-security/qr-code.tsx'
import { useCopy } from '../account-security/use-copy.ts'
import { api } from '../auth-client.ts'
import type { AppSecret } from '../contract-fields.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { Notice } from '../fields/notice.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { useAuthForm } from '../fields/use-auth-form.ts'
import { CodeField } from './code-field.tsx'
import styles from './new-factor.module.css'

interface NewAppProps {
  secret: AppSecret
  email: string
  onEnabled: (recoveryCodes: readonly string[]) => void
  onRefused: (error: unknown) => void
}

/** The secret for the authenticator app, and a field for the first code. */
export function NewApp({ secret: { secret, address }, email, onEnabled, onRefused }: NewAppProps) {
  const t = useTexts('auth')
  const copy = useCopy()
  const { formProps, faults, isBusy } = useAuthForm({
    validate: (typed) => (/^\d{6}$/.test(typed('code')) ? {} : { code: t('twoSteps.incomplete') }),
    send: (typed) => api.enableSecondFactor.send({ body: { code: typed('code') } }),
    onDone: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    explain(error) {
      onRefused(error)
      return hasIssueAt(error, 'code') ? { code: t('account.factor.codeWrong') } : undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
      {faults['form'] && <Notice tone="error">{faults['form']}</Notice>}
      <h2 className="text-16">{t('account.factor.scan')}</h2>
      <div className="grid justify-items-center gap-2 text-center">
        <QrCode text={address} label={t('account.factor.qr', { email })} />
        <p className="text-quiet text-13">{t('account.factor.byHand')}</p>
        <code className="text-16 break-anywhere" dir="ltr">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <PlainButton kind="text" onClick={() => void copy(secret)}>
          {t('account.factor.copyKey')}
        </PlainButton>
        <a className={styles.open} href={address}>
          {t('account.factor.open')}
        </a>
      </div>
      <h2 className="text-16">{t('account.factor.enter')}</h2>
      <CodeField label={t('twoSteps.code')} fault={faults['code']} />
      <SubmitButton isBusy={isBusy}>{t('account.factor.turnOn')}</SubmitButton>
    </form>
  )
}
