import type { ReactNode } from 'react'
import { Card } from '#platform/ui/card.tsx'
import styles from './account-section.module.css'

interface AccountSectionProps {
  title: string
  /** What it is for, in a sentence or two. */
  text: string
  children: ReactNode
}

/** A part of the account: what it is for, and beside it on paper what stands there. */
export const AccountSection = ({ title, text, children }: AccountSectionProps) => (
  <section className={styles.section}>
    <div className={styles.words}>
      <h2 className="text-16">{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
    <Card>{children}</Card>
  </section>
)

interface FactProps {
  /** A picture that stands for it. */
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
}

/** A line of a section: what is so, and at its end what can be done about it. */
export const Fact = ({ icon, title, text, children }: FactProps) => (
  <div className={styles.fact}>
    {icon && <span className={styles.icon}>{icon}</span>}
    <div className={styles.what}>
      <div className="row wrap gap-1-2 semibold break-anywhere">{title}</div>
      {text && <div className="text-quiet text-13">{text}</div>}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
)

/** Several facts, a line between them. */
export const Facts = ({ children }: { children: ReactNode }) => <div className={styles.facts}>{children}</div>
