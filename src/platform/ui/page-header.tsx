import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCrumbs } from '#platform/web/navigation/crumbs.ts'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** One quiet line below the title. */
  lead?: ReactNode
  actions?: ReactNode
}

/** The screen's one `h1`, the way back up where the screen is more than one level deep, and what can be done here. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  const t = useTexts('platform')
  const crumbs = useCrumbs()
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {crumbs.length > 0 && (
          <nav aria-label={t('breadcrumb')}>
            <ol className={styles.crumbs}>
              {crumbs.map(({ label, to }) => (
                <li key={to} className={styles.crumb}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                  <IconChevronRight className={styles.arrow} size={14} aria-hidden />
                </li>
              ))}
              <li className={styles.crumb} aria-current="page">
                {title}
              </li>
            </ol>
          </nav>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
