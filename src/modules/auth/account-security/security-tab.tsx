import { useTexts } from '#platform/i18n/use-texts.ts'
import { AccountSection } from '../account/account-section.tsx'
import type { Account } from '../contract-account.ts'
import { Passkeys } from './passkeys.tsx'
import { PasswordPart } from './password-part.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'

/** Password, authenticator app and passkeys. */
export function SecurityTab({ account }: { account: Account }) {
  const t = useTexts('auth')
  return (
    <>
      <AccountSection title={t('account.password.title')} text={t('account.password.text')}>
        <PasswordPart account={account} />
      </AccountSection>
      <AccountSection title={t('account.factor.title')} text={t('account.factor.text')}>
        <SecondFactorPart account={account} />
      </AccountSection>
      <AccountSection title={t('account.passkeys.title')} text={t('account.passkeys.text')}>
        <Passkeys account={account} />
      </AccountSection>
    </>
  )
}
