import { type ReactNode, useId } from 'react'
import { Card } from '#platform/ui/card.tsx'
import styles from './workspace-form.module.css'

interface SettingsPartProps {
  title: string
  /** Where the application uses the values. */
  text: string
  children: ReactNode
}

/** A group of settings with an explanation beside it. */
export function SettingsPart({ title, text, children }: SettingsPartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className="text-16">
          {title}
        </h2>
        <p className="margin-block-start-1 text-quiet">{text}</p>
      </div>
      <Card>{children}</Card>
    </section>
  )
}
