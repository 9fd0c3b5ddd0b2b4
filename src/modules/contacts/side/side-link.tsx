import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { type ContactsView, isPlace, linkToPlace, type ViewChanges } from '../contacts-view.ts'
import styles from './side-pane.module.css'

interface SideLinkProps {
  view: ContactsView
  place: ViewChanges
  icon: ReactNode
  label: string
  count?: number | undefined
}

export function SideLink({ view, place, icon, label, count }: SideLinkProps) {
  const format = useFormats()
  const isHere = isPlace(view, place)
  return (
    <li>
      <Link className={styles.link} to={linkToPlace(view, place)} aria-current={isHere ? 'page' : undefined}>
        {icon}
        <span className={styles.label}>{label}</span>
        {count !== undefined && <span className={styles.count}>{format.countInFacet(count)}</span>}
      </Link>
    </li>
  )
}
