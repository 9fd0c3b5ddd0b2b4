import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { isPlace, linkToPlace, type ViewChanges } from '../tickets-view.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import styles from './side-pane.module.css'

interface SideLinkProps {
  place: ViewChanges
  icon: ReactNode
  label: string
  count?: number | undefined
}

export function SideLink({ place, icon, label, count }: SideLinkProps) {
  const format = useFormats()
  const { view } = useTicketsView()
  return (
    <li>
      <Link
        className={styles.link}
        to={linkToPlace(view, place)}
        aria-current={isPlace(view, place) ? 'page' : undefined}
      >
        {icon}
        <span className={styles.label} dir="auto">
          {label}
        </span>
        {count !== undefined && <span className={styles.count}>{format.countInFacet(count)}</span>}
      </Link>
    </li>
  )
}
