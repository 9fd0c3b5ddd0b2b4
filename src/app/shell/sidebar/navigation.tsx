import { IconChevronDown } from '@tabler/icons-react'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useMatches } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showNearest } from '#platform/ui/show-nearest.ts'
import { findCurrent, type MenuEntry, type MenuSection, buildMenu } from '#app/layout/menu-entries.ts'
import { modules } from '#app/routing/modules.ts'
import { useAwaitsRole, useMayEnter } from '#app/routing/may-enter.ts'
import { useModuleTitle } from '#app/routing/module-titles.ts'
import { getRouteHandle } from '#app/routing/route-handle.ts'
import { MenuBadge } from './menu-badge.tsx'
import styles from './navigation.module.css'

/** The menu. The same markup serves as sidebar, narrow sidebar, drawer and horizontal bar, by CSS only. */
export function Navigation() {
  const mayEnter = useMayEnter()
  const awaitsRole = useAwaitsRole()
  return (
    <div className={styles.navigation}>
      {buildMenu(awaitsRole ? [] : modules, mayEnter).map((section) => (
        <Section key={section.name} section={section} />
      ))}
    </div>
  )
}

function Section({ section: { name, entries } }: { section: MenuSection }) {
  const t = useTexts('shell')
  const [open, setOpen] = useState(false)
  const current = findCurrent(entries, getRouteHandle(useMatches()))
  const close = () => setOpen(false)
  const label = t(`section.${name}`)

  return (
    <div
      className={styles.section}
      data-open={open}
      data-single={entries.length === 1}
      data-here={current !== undefined}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <p id={`section-${name}`} className={styles.label}>
        <span>{label}</span>
      </p>
      {/* The horizontal bar shows this button, the sidebar the heading. */}
      <button type="button" className={styles.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <ul className={styles.entries} aria-labelledby={`section-${name}`}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} onChoose={close} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry: { id, label, to, icon: Icon, badge }, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  const getTitle = useModuleTitle()
  const { path, parent } = getRouteHandle(useMatches())
  const current = path === to ? 'page' : parent?.to === to
  const link = useRef<HTMLAnchorElement>(null)
  // Scroll a long menu to the current entry.
  useLayoutEffect(() => {
    if (current && link.current) showNearest(link.current)
  }, [current])
  return (
    <Link ref={link} to={to} className={styles.entry} aria-current={current || undefined} onClick={onChoose}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={styles.text}>{getTitle(label)}</span>
      {badge && <MenuBadge topic={id} load={badge} />}
    </Link>
  )
}
