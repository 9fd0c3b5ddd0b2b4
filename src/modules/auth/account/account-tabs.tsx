import { IconChartBar, IconDevices, IconLink, IconShieldLock, IconUserCircle } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkTabs } from '#platform/ui/link-tabs/link-tabs.tsx'
import { type AccountTab, accountTabs } from './account-view.ts'

const icons = {
  profile: IconUserCircle,
  security: IconShieldLock,
  sessions: IconDevices,
  connections: IconLink,
  usage: IconChartBar,
}

/** Links to the parts of the account. */
export function AccountTabs({ tab }: { tab: AccountTab }) {
  const t = useTexts('auth')
  return (
    <LinkTabs
      className="margin-block-end-6 border-below"
      label={t('account.parts')}
      current={tab}
      preventScrollReset
      tabs={accountTabs.map((name) => ({
        name,
        label: t(`account.tabs.${name}`),
        icon: icons[name],
        to: { search: `?tab=${name}` },
      }))}
    />
  )
}
