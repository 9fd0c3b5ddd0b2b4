import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCrumbs } from '#platform/web/navigation/crumbs.ts'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** A secondary line below the title. */
  lead?: ReactNode
  actions?: ReactNode
  /** Puts the lead beside the title, for screens as high as the window. */
  isOneLine?: boolean
}

/** The screen's only `h1`, breadcrumbs for nested screens, and the screen's actions. */
export function PageHeader({ title, lead, actions, isOneLine = false }: PageHeaderProps) {
  const t = useTexts('platform')
  const crumbs = useCrumbs()
  return (
    <header className={styles.header} data-one-line={isOneLine}>
      <div className="min-inline-0">
        {crumbs.length > 0 && (
          <nav aria-label={t('breadcrumb')}>
            <ol className="row wrap margin-block-end-1 text-quiet text-13">
              {crumbs.map(({ label, to }) => (
                <li key={to} className="row">
                  <Link to={to} className="padding-block-1 text-inherit no-underline hover-text hover-underline">
                    {label}
                  </Link>
                  <IconChevronRight className={styles.arrow} size={14} aria-hidden />
                </li>
              ))}
              <li className="row" aria-current="page">
                {title}
              </li>
            </ol>
          </nav>
        )}
        <div className={styles.heading}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="text-quiet">{lead}</p>}
        </div>
      </div>
      {actions && <div className="flex wrap gap-2">{actions}</div>}
    </header>
  )
}
