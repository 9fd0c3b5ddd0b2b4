import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './widget-card.module.css'

interface WidgetCardProps {
  title: string
  /** The screen with the whole list, and its label. */
  more?: { to: string; label: string }
  /** Beside the title, such as a legend. */
  aside?: ReactNode
  children: ReactNode
}

/** A card of the dashboard, as high as its grid area, whatever its content. */
export const WidgetCard = ({ title, more, aside, children }: WidgetCardProps) => (
  <section className={styles.card}>
    <header className={styles.header}>
      <h2 className={styles.title}>{title}</h2>
      {aside && <div className={styles.aside}>{aside}</div>}
      {more && (
        <Link className="flex-none text-13 medium no-underline hover-underline" to={more.to}>
          {more.label}
        </Link>
      )}
    </header>
    <div className={styles.body}>{children}</div>
  </section>
)
