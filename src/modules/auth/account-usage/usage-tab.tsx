import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { QuotaName } from '#platform/contracts/quota.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import type { InstallationUsage, QuotaUse, Usage } from '#platform/contracts/usage-contract.ts'
import { usage } from '#platform/contracts/usage-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { AccountSection, Fact, Facts } from '../account/account-section.tsx'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { QuotaRow } from './quota-row.tsx'
import { StoredParts } from './stored-parts.tsx'

const api = client(usage)
// In ms. Most usage changes with every request, without an event.
const refresh = 30_000

/** The heading of each quota, in the order in which the server lists them. */
const groups = {
  storage: 'files',
  pendingFiles: 'files',
  pendingBytes: 'files',
  recipientsPerHour: 'mail',
  recipientsPerDay: 'mail',
  requests: 'calls',
  writes: 'calls',
  exports: 'calls',
  streams: 'calls',
} as const satisfies Record<QuotaName, 'files' | 'mail' | 'calls'>

/** Usage and renewal of each quota. */
export function UsageTab() {
  const t = useTexts('auth')
  const { data, error, refetch } = useQuery({ ...api.show.query(), refetchInterval: refresh, staleTime: 0 })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <AccountSkeleton />
  return (
    <>
      <AccountSection title={t('account.usage.files')} text={t('account.usage.filesText', { days: data.keptDays })}>
        <Quotas quotas={data.quotas} group="files" stored={data.stored} />
      </AccountSection>
      <AccountSection title={t('account.usage.mail')} text={t('account.usage.mailText')}>
        <Quotas quotas={data.quotas} group="mail" />
      </AccountSection>
      <AccountSection title={t('account.usage.calls')} text={t('account.usage.callsText')}>
        <Quotas quotas={data.quotas} group="calls" />
      </AccountSection>
      {data.installation && <Installation {...data.installation} />}
    </>
  )
}

interface QuotasProps {
  quotas: readonly QuotaUse[]
  group: (typeof groups)[QuotaName]
  stored?: Usage['stored']
}

const Quotas = ({ quotas, group, stored }: QuotasProps) => (
  <Facts>
    {quotas
      .filter(({ name }) => groups[name] === group)
      .map((quota) => (
        <QuotaRow key={quota.name} quota={quota}>
          {quota.name === 'storage' && stored && <StoredParts stored={stored} />}
        </QuotaRow>
      ))}
  </Facts>
)

/** Usage of the whole installation, for administrators. */
function Installation({ quotas, largest }: InstallationUsage) {
  const t = useTexts('auth')
  const format = useFormats()
  return (
    <AccountSection title={t('account.usage.installation')} text={t('account.usage.installationText')}>
      <Facts>
        {quotas.map((quota) => (
          <QuotaRow key={quota.name} quota={quota} />
        ))}
        {largest.map(({ id, name, bytes }) => (
          <Fact key={id} title={<bdi>{name}</bdi>} text={t('account.usage.keeps', { size: format.fileSize(bytes) })} />
        ))}
      </Facts>
    </AccountSection>
  )
}
