import { IconPlugConnectedX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { client } from '#platform/web/api/client.ts'
import { api } from '../account/account-client.ts'
import { AccountSection, Fact, Facts } from '../account/account-section.tsx'
import { FactsSkeleton } from '../account/account-skeleton.tsx'
import { auth } from '../contract.ts'
import { Connected, NotConnected } from './connection-row.tsx'

const options = client(auth).options.query()

/** The accounts at identity providers that can sign in to this account. */
export function ConnectionsTab() {
  const t = useTexts('auth')
  return (
    <AccountSection title={t('account.connections.title')} text={t('account.connections.text')}>
      <Connections />
    </AccountSection>
  )
}

function Connections() {
  const t = useTexts('auth')
  const signInOptions = useQuery(options)
  const identities = useQuery(api.listIdentities.query())
  const failed = [signInOptions, identities].find(({ data, error }) => error && !data)
  if (failed) {
    return <ErrorState small as="h3" error={failed.error} onRetry={() => void failed.refetch()} />
  }
  if (!signInOptions.data || !identities.data) return <FactsSkeleton />

  const connected = identities.data
  const others = signInOptions.data.providers.filter(({ id }) => connected.every(({ provider }) => provider !== id))
  if (connected.length + others.length === 0) {
    return (
      <Fact
        icon={<IconPlugConnectedX size={20} aria-hidden />}
        title={t('account.connections.none')}
        text={t('account.connections.noneText')}
      />
    )
  }
  return (
    <Facts>
      {connected.map((identity) => (
        <Connected key={identity.id} identity={identity} />
      ))}
      {others.map((provider) => (
        <NotConnected key={provider.id} provider={provider} />
      ))}
    </Facts>
  )
}
