import type { Mark } from './match.ts'
import styles from '#app/palette/palette.module.css'

/** Highlights ranges of a text. The text is rendered as plain text, not HTML. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const sorted = marks.toSorted(([a], [b]) => a - b)
  const parts = sorted.map(([from, to], at) => ({
    from,
    before: text.slice(sorted[at - 1]?.[1] ?? 0, from),
    word: text.slice(from, to),
  }))
  return (
    <>
      {parts.map(({ from, before, word }) => (
        <span key={from}>
          {before}
          <mark className={styles.mark}>{word}</mark>
        </span>
      ))}
      {text.slice(sorted.at(-1)?.[1] ?? 0)}
    </>
  )
}
