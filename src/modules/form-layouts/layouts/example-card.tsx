import { type ReactNode, useId } from 'react'
import { Card } from '#platform/ui/card.tsx'
import styles from './layouts.module.css'

interface ExampleCardProps {
  title: string
  /** When to use the layout. */
  when: string
  className?: string | undefined
  children: (labelId: string) => ReactNode
}

/** An example of a layout, with when to use it. */
export function ExampleCard({ title, when, className, children }: ExampleCardProps) {
  const id = useId()
  return (
    <Card title={<span id={id}>{title}</span>} className={className}>
      <p className={styles.when}>{when}</p>
      {children(id)}
    </Card>
  )
}
