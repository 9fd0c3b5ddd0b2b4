import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Step, steps } from './checkout-view.ts'
import styles from './step-list.module.css'

interface StepListProps {
  step: Step
  /** The last step that can be opened. */
  lastStep: Step
}

/** The steps of the checkout, linked up to the first incomplete one. */
export function StepList({ step, lastStep }: StepListProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const currentIndex = steps.indexOf(step)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        {steps.map((name, index) => {
          const isOpen = index <= Math.max(currentIndex, steps.indexOf(lastStep))
          const content = (
            <>
              <span className={styles.mark} aria-hidden>
                {index < currentIndex ? <IconCheck size={16} stroke={3} /> : format.number(index + 1)}
              </span>
              <span className={styles.name}>{t(`checkout.step.${name}`)}</span>
            </>
          )
          return (
            <li key={name} className={styles.step} data-done={index < currentIndex}>
              {isOpen ? (
                <Link
                  className={styles.link}
                  to={name === 'cart' ? '.' : `?step=${name}`}
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
