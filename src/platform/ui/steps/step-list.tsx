import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import styles from './step-list.module.css'

interface Step {
  name: string
  label: string
  isDone: boolean
  /** Undefined while the step cannot be opened. */
  to: string | undefined
}

interface StepListProps {
  label: string
  steps: readonly Step[]
  /** The name of the open step. */
  current: string
}

/** The numbered steps of a long form, linked as far as they can be opened. */
export function StepList({ label, steps, current }: StepListProps) {
  const format = useFormats()
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isCurrent = step.name === current
          const content = (
            <>
              <span className={styles.mark} aria-hidden>
                {step.isDone && !isCurrent ? <IconCheck size={16} stroke={3} /> : format.number(index + 1)}
              </span>
              <span className={`${styles.name} ${isCurrent ? '' : 'wide-text'}`}>{step.label}</span>
            </>
          )
          return (
            <li key={step.name} className={styles.step} data-done={step.isDone}>
              {step.to === undefined ? (
                <span className={styles.link}>{content}</span>
              ) : (
                <Link className={styles.link} to={step.to} aria-current={isCurrent ? 'step' : undefined}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
