import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import styles from './side-pane.module.css'

interface SideLinkProps {
  to: LinkProps['to']
  /** Whether the link leads to the current list. */
  isCurrent: boolean
  icon: ReactNode
  label: string
  count?: number | undefined
  /** The same number, counted to its end, if the list knows it. */
  exactCount?: number | undefined
  /** A `SideMenuButton`. */
  children?: ReactNode
}

/** A link in a side pane, with the number of its records. */
export function SideLink({ to, isCurrent, icon, label, count, exactCount, children }: SideLinkProps) {
  const format = useFormats()
  return (
    <li className={children ? styles.entry : undefined}>
      <Link className={styles.link} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {icon}
        <span className="flex-1 min-inline-0">
          <bdi {...asWritten(label)}>{label}</bdi>
        </span>
        {count !== undefined && (
          <span className={styles.count}>
            {exactCount === undefined ? format.countInFacet(count) : format.number(exactCount)}
          </span>
        )}
      </Link>
      {children}
    </li>
  )
}
