import { IconX } from '@tabler/icons-react'
import { type PointerEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { BrandName } from '#platform/ui/brand/brand-name.tsx'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import { Navigation } from './navigation.tsx'
import styles from './sidebar.module.css'
import type { Drawer } from './use-drawer.ts'

/** The menu's container: beside the content, narrow and widening on hover, a drawer, or along the top. */
export function Sidebar({ drawer }: { drawer: Drawer }) {
  const t = useTexts('shell')
  const isHovered = useSetting('isSidebarHover')
  const isCollapse = useSetting('isCollapse')
  const closeButton = useRef<HTMLButtonElement>(null)
  // Touch does not hover.
  const widen = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !isHovered) settings.hoverSidebar(true)
  }

  useEffect(() => {
    if (drawer.open) closeButton.current?.focus()
  }, [drawer.open])

  return (
    <nav
      id="sidebar"
      className={styles.sidebar}
      data-print="none"
      data-widened={isHovered && isCollapse}
      role={drawer.open ? 'dialog' : undefined}
      aria-modal={drawer.open || undefined}
      aria-label={t('menu')}
      // React fires no enter event if the previously hovered element was removed.
      onPointerOver={widen}
      onPointerLeave={() => settings.hoverSidebar(false)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) settings.hoverSidebar(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settings.hoverSidebar(false)
      }}
    >
      <div className={styles.head}>
        <Link to="/" className={styles.homeLink}>
          <BrandName />
        </Link>
        <button
          ref={closeButton}
          type="button"
          className={styles.close}
          aria-label={t('menuClose')}
          onClick={drawer.close}
        >
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <div className={styles.scroll}>
        <Navigation />
      </div>
    </nav>
  )
}
