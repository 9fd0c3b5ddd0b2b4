import styles from '../faq.module.css'
import { splitByMatches } from './marked-parts.ts'

interface MarkedTextProps {
  text: string
  words: readonly string[]
}

/** A text with the searched words marked. */
export const MarkedText = ({ text, words }: MarkedTextProps) =>
  splitByMatches(text, words).map(({ text: part, isHit }, index) =>
    isHit ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part is its position in the text
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )

/** An answer: each line is a paragraph, text between backticks is code. */
export const Answer = ({ text, words }: MarkedTextProps) =>
  text.split('\n').map((line) => (
    <p key={line}>
      {line.split('`').map((part, index) =>
        index % 2 === 1 ? (
          // oxlint-disable-next-line react/no-array-index-key -- a part is its position in the line
          <code key={index} className={styles.code}>
            <MarkedText text={part} words={words} />
          </code>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a part is its position in the line
          <MarkedText key={index} text={part} words={words} />
        ),
      )}
    </p>
  ))
