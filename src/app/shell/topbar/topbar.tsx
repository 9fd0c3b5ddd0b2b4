import {
  IconAdjustmentsHorizontal,
  IconLayoutSidebar,
  IconMenu2,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { BrandName } from '#platform/ui/brand/brand-name.tsx'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import { ownKeys, shortcutId } from '#platform/web/shortcuts/own-keys.ts'
import { ariaKeys, shownKeys } from '#platform/web/shortcuts/shortcut-keys.ts'
import { customiser, palette } from '#app/overlays/overlays.ts'
import { prepareCustomiser, preparePalette } from '#app/overlays/shell-overlays.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ConnectionMark } from './connection.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { TopbarParts } from './topbar-parts.tsx'
import styles from './topbar.module.css'
import type { Drawer } from '#app/shell/sidebar/use-drawer.ts'

/** The bar on top of every screen. */
export function Topbar({ drawer }: { drawer: Drawer }) {
  const t = useTexts('shell')
  const { name } = useWorkspace()
  const isCollapse = useSetting('isCollapse')
  return (
    <header className={styles.topbar} data-print="none" inert={drawer.open}>
      <div className={styles.inner}>
        <button
          type="button"
          className={`${styles.tool} ${styles.drawer}`}
          aria-label={t('menuOpen')}
          aria-expanded={drawer.open}
          aria-controls="sidebar"
          onClick={drawer.toggle}
        >
          <IconMenu2 size={20} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className={`${styles.tool} ${styles.collapse}`}
          aria-label={t('sidebarToggle')}
          title={t('sidebarToggle')}
          aria-pressed={!isCollapse}
          onClick={settings.toggleSidebar}
        >
          <IconLayoutSidebar size={20} stroke={1.75} aria-hidden />
        </button>
        <Link to="/" className={styles.homeLink} aria-label={name}>
          <BrandName />
        </Link>
        <FindButton />
        <div className={styles.tools}>
          <ConnectionMark />
          <TopbarParts toolClass={styles.tool ?? ''} />
          <LanguageMenu buttonClass={styles.tool} />
          <ModeButton />
          <button
            type="button"
            className={styles.tool}
            data-tour="look"
            aria-label={t('look')}
            title={t('look')}
            aria-haspopup="dialog"
            onPointerEnter={prepareCustomiser}
            onFocus={prepareCustomiser}
            onClick={customiser.open}
          >
            <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
          </button>
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}

function FindButton() {
  const t = useTexts('shell')
  // Only the browser knows the keyboard's platform, not the prerendered page.
  const keys = useSyncExternalStore(
    settings.subscribe,
    () => ownKeys(shortcutId('Mod+k', true)),
    () => '',
  )
  return (
    <button
      type="button"
      className={styles.searchButton}
      data-tour="find"
      title={t('find')}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys && ariaKeys(keys)}
      onPointerEnter={preparePalette}
      onFocus={preparePalette}
      onClick={palette.open}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <span className={styles.searchText}>{t('find')}</span>
      {keys && (
        <kbd className={styles.searchKeys} aria-hidden>
          {shownKeys(keys)}
        </kbd>
      )}
    </button>
  )
}

/** Hidden on phones, where the settings panel offers it. */
function ModeButton() {
  const t = useTexts('shell')
  const activeMode = useSetting('activeMode')
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.mode}`}
      aria-label={t('dark')}
      title={t('dark')}
      aria-pressed={activeMode === 'dark'}
      // By the displayed mode, since the setting may be that of the system.
      onClick={() => settings.setDarkMode(document.documentElement.dataset['mode'] === 'dark' ? 'light' : 'dark')}
    >
      <IconMoon className={styles.moon} size={20} stroke={1.75} aria-hidden />
      <IconSun className={styles.sun} size={20} stroke={1.75} aria-hidden />
    </button>
  )
}
