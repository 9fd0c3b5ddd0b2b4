import { IconChartBar, IconDevices, IconLink, IconShieldLock, IconUserCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showNearest } from '#platform/ui/show-nearest.ts'
import { type AccountTab, accountTabs } from './account-view.ts'
import styles from './account-tabs.module.css'

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
  const current = useRef<HTMLAnchorElement>(null)
  // On a phone the tabs scroll.
  useEffect(() => {
    if (current.current) showNearest(current.current)
  }, [tab])
  return (
    <nav className={styles.tabs} aria-label={t('account.parts')}>
      {accountTabs.map((name) => {
        const Icon = icons[name]
        return (
          <Link
            key={name}
            ref={name === tab ? current : null}
            className={styles.tab}
            to={{ search: `?tab=${name}` }}
            aria-current={name === tab ? 'page' : undefined}
            preventScrollReset
          >
            <Icon className="wide-only" size={18} aria-hidden />
            {t(`account.tabs.${name}`)}
          </Link>
        )
      })}
    </nav>
  )
}
