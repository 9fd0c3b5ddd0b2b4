import { IconFlask } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './mark.module.css'
import { type FailureKind, statusByFailure } from './plan.ts'

interface MarkProps {
  failure: FailureKind
  /** On pages without a top bar the mark floats in a corner. */
  floats: boolean
  onOpen: () => void
}

/** States that the failures are simulated; opens the panel. */
export function Mark({ failure, floats, onOpen }: MarkProps) {
  const t = useTexts('failure-lab')
  const name = t(`failure.${failure}`)
  return (
    <button
      type="button"
      className={styles.mark}
      data-floats={floats}
      aria-label={t('on', { failure: name })}
      title={t('on', { failure: name })}
      onClick={onOpen}
    >
      <IconFlask size={16} aria-hidden />
      <span className={styles.word}>{statusByFailure[failure] ?? name}</span>
    </button>
  )
}
