import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  title?: ReactNode
  /** Content at the end of the title's line: a link, a menu, a figure. */
  aside?: ReactNode
  /** The heading level, one below that of the surrounding section. */
  level?: 2 | 3
  className?: string | undefined
  children: ReactNode
}

/** A surface with a shadow or a border, depending on the theme. */
export function Card({ title, aside, level = 2, className, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      className={
        className
          ? `min-inline-0 padding-card rounded bg-paper shadow-card ${className}`
          : 'min-inline-0 padding-card rounded bg-paper shadow-card'
      }
    >
      {(title || aside) && (
        <header className={styles.header}>
          {title && <Heading className="text-18">{title}</Heading>}
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
