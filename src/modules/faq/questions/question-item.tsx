import { IconChevronDown, IconLink } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../faq.module.css'
import { Answer, MarkedText } from './marked-text.tsx'
import type { FoundQuestion } from './use-found.ts'

interface QuestionItemProps {
  result: FoundQuestion
  words: readonly string[]
  isOpen: boolean
  onToggle: () => void
  onCopy: () => void
}

/** A question that expands its answer, with a button that copies its link. */
export function QuestionItem({ result: { id, question, answer }, words, isOpen, onToggle, onCopy }: QuestionItemProps) {
  const t = useTexts('faq')
  return (
    <li className={styles.item}>
      <div className="flex items-start gap-1">
        <h3 className="flex-1 min-inline-0 text-14">
          <button
            type="button"
            id={id}
            className={styles.question}
            data-question
            aria-expanded={isOpen}
            aria-controls={`${id}-answer`}
            onClick={onToggle}
          >
            <IconChevronDown className={styles.arrow} size={18} aria-hidden />
            <span>
              <MarkedText text={question} words={words} />
            </span>
          </button>
        </h3>
        <button
          type="button"
          className={styles.copy}
          aria-label={t('copyLink')}
          title={t('copyLink')}
          aria-describedby={id}
          onClick={onCopy}
        >
          <IconLink size={18} aria-hidden />
        </button>
      </div>
      <div id={`${id}-answer`} className={styles.answer} hidden={!isOpen}>
        <Answer text={answer} words={words} />
      </div>
    </li>
  )
}
