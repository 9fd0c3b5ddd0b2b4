import { type ReactNode, useId } from 'react'
import { Card } from '#platform/ui/card.tsx'
import styles from './layouts.module.css'

interface ExampleCardProps {
  title: string
  /** When a form is laid out like this. */
  when: string
  className?: string | undefined
  children: (labelId: string) => ReactNode
}

/** A way to lay out a form, with when to choose it. */
export function ExampleCard({ title, when, className, children }: ExampleCardProps) {
  const id = useId()
  return (
    <Card title={<span id={id}>{title}</span>} className={className}>
      <p className={styles.when}>{when}</p>
      {children(id)}
    </Card>
  )
}
