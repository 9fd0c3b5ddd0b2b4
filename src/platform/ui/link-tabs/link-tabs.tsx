// Tabs that are links to screens or views. For any screen whose tabs have addresses.

import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link, type To } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { showNearest } from '#platform/ui/show-nearest.ts'
import styles from './link-tabs.module.css'

interface LinkTab {
  name: string
  label: string
  to: To
  icon?: TablerIcon
  /** Undefined while unknown. */
  count?: number | undefined
}

interface LinkTabsProps {
  label: string
  tabs: readonly LinkTab[]
  /** The name of the open tab. */
  current: string
  className: string | undefined
  /** Whether the page keeps its scroll position when another tab opens. */
  preventScrollReset?: boolean
}

/** Links to the parts of a page, or to pages of one subject. On a narrow screen they scroll. */
export function LinkTabs({ label, tabs, current, className, preventScrollReset = false }: LinkTabsProps) {
  const format = useFormats()
  const openTab = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (openTab.current) showNearest(openTab.current)
  }, [current])
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.name} className="flex-none">
            <Link
              ref={tab.name === current ? openTab : null}
              className={styles.tab}
              to={tab.to}
              aria-current={tab.name === current ? 'page' : undefined}
              preventScrollReset={preventScrollReset}
            >
              {tab.icon && <tab.icon className="wide-only" size={18} aria-hidden />}
              {tab.label}
              {tab.count !== undefined && <span className="text-13 tabular">{format.countInFacet(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
