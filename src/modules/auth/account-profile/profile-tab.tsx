import { useTexts } from '#platform/i18n/use-texts.ts'
import { AccountSection } from '../account/account-section.tsx'
import type { Account } from '../contract-account.ts'
import { DeleteAccount } from './delete-account.tsx'
import { EmailPart } from './email-part.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Profile, email address and deletion of the account. */
export function ProfileTab({ account }: { account: Account }) {
  const t = useTexts('auth')
  return (
    <>
      <AccountSection title={t('account.profile.title')} text={t('account.profile.text')}>
        <ProfileForm account={account} />
      </AccountSection>
      <AccountSection title={t('account.email.title')} text={t('account.email.text')}>
        <EmailPart account={account} />
      </AccountSection>
      <AccountSection title={t('account.remove.title')} text={t('account.remove.text')}>
        <DeleteAccount isLastAdministrator={account.isLastAdministrator} />
      </AccountSection>
    </>
  )
}
