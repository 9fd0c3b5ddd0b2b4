import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Answer } from '../contract.ts'
import styles from './event-popover.module.css'

const answers = ['yes', 'maybe', 'no'] as const

/** The user's answer to an invitation. */
export function AnswerBar({
  answer,
  onAnswer,
}: {
  answer: Answer
  onAnswer: (answer: (typeof answers)[number]) => void
}) {
  const t = useTexts('calendar')
  return (
    <div className={styles.answers} role="group" aria-label={t('event.going')}>
      <span aria-hidden>{t('event.going')}</span>
      {answers.map((one) => (
        <button key={one} type="button" aria-pressed={one === answer} onClick={() => onAnswer(one)}>
          {t(`event.${one}`)}
        </button>
      ))}
    </div>
  )
}
