import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { ProfileTab } from '../account-profile/profile-tab.tsx'
import type { Account } from '../contract-account.ts'
import { api } from './account-client.ts'
import { AccountSkeleton } from './account-skeleton.tsx'
import { AccountTabs } from './account-tabs.tsx'
import { type AccountTab, AccountView } from './account-view.ts'
import { ConfirmSlot } from './confirm-slot.tsx'

const SecurityTab = lazy(async () => ({ default: (await import('../account-security/security-tab.tsx')).SecurityTab }))
const SessionsTab = lazy(async () => ({ default: (await import('../account-sessions/sessions-tab.tsx')).SessionsTab }))
const UsageTab = lazy(async () => ({ default: (await import('../account-usage/usage-tab.tsx')).UsageTab }))
const ConnectionsTab = lazy(async () => ({
  default: (await import('../account-connections/connections-tab.tsx')).ConnectionsTab,
}))

/** The user's own account: profile, security, sessions, connections and usage. */
export function Component() {
  const t = useTexts('auth')
  const [{ tab }] = useView(AccountView)
  const { data: account, error, refetch } = useQuery(api.show.query())
  return (
    <>
      <PageHeader title={t('account.title')} lead={t('account.lead')} />
      <AccountTabs tab={tab} />
      {account ? (
        <ConfirmSlot hasPassword={account.hasPassword}>
          <ErrorBoundary key={tab}>
            <Suspense fallback={<AccountSkeleton />}>
              <Part tab={tab} account={account} />
            </Suspense>
          </ErrorBoundary>
        </ConfirmSlot>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <AccountSkeleton />
      )}
    </>
  )
}

function Part({ tab, account }: { tab: AccountTab; account: Account }) {
  if (tab === 'security') return <SecurityTab account={account} />
  if (tab === 'sessions') return <SessionsTab />
  if (tab === 'connections') return <ConnectionsTab />
  if (tab === 'usage') return <UsageTab />
  return <ProfileTab account={account} />
}
