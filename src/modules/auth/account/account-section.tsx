import type { ReactNode } from 'react'
import { Card } from '#platform/ui/card.tsx'
import styles from './account-section.module.css'

interface AccountSectionProps {
  title: string
  /** Explanation, one or two sentences. */
  text: string
  children: ReactNode
}

/** A section of the account: title and explanation beside a card with the content. */
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
  /** Decorative icon. */
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
}

/** One line of a section, with its actions at the end. */
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

/** Several facts, separated by lines. */
export const Facts = ({ children }: { children: ReactNode }) => <div className={styles.facts}>{children}</div>
