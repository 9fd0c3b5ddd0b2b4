import { Link, useLocation } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './page-tabs.module.css'

const pages = [
  { path: '/forms/form-layouts', label: 'layouts' },
  { path: '/forms/form-vertical', label: 'vertical' },
  { path: '/forms/form-horizontal', label: 'horizontal' },
] as const

/** The three pages about layouts. */
export function PageTabs() {
  const t = useTexts('form-layouts')
  const { pathname } = useLocation()
  const currentPath = pathname.replace(/\/$/, '')
  return (
    <nav className={styles.tabs} aria-label={t('pages.label')}>
      {pages.map(({ path, label }) => (
        <Link key={path} to={path} className={styles.tab} aria-current={path === currentPath ? 'page' : undefined}>
          {t(`pages.${label}`)}
        </Link>
      ))}
    </nav>
  )
}
