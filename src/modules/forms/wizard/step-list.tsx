import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './step-list.module.css'
import { type Step, steps } from './wizard-view.ts'

interface StepListProps {
  step: Step
  /** The last step that can be opened. */
  reached: Step
  draftId: number
}

/** The steps: links back to any step, and forward as far as the input is valid. */
export function StepList({ step, reached, draftId }: StepListProps) {
  const t = useTexts('forms')
  const format = useFormats()
  const currentIndex = steps.indexOf(step)
  const last = steps.indexOf(reached)
  return (
    <nav aria-label={t('wizard.steps')}>
      <ol className={styles.steps}>
        {steps.map((name, index) => {
          const isDone = index < last
          const content = (
            <>
              <span className={styles.mark} aria-hidden>
                {isDone && index !== currentIndex ? <IconCheck size={16} stroke={3} /> : format.number(index + 1)}
              </span>
              <span className={styles.name}>{t(`wizard.step.${name}`)}</span>
            </>
          )
          return (
            <li key={name} className={styles.step} data-done={isDone}>
              {index <= last ? (
                <Link
                  className={styles.link}
                  to={`?draft=${draftId}&step=${name}`}
                  aria-current={index === currentIndex ? 'step' : undefined}
                >
                  {content}
                </Link>
              ) : (
                <span className={styles.link} data-closed>
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
