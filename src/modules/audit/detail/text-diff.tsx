import { diffWordsWithSpace } from 'diff'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldValue } from './field-value.tsx'
import styles from './text-diff.module.css'

const long = 60
// In ms; comparing unrelated texts could take seconds.
const patience = { timeout: 200 }

/** Whether a diff is easier to read than two texts. */
export const isLong = (before: unknown, after: unknown) =>
  [before, after].every((value) => typeof value === 'string' && value !== '') &&
  [before, after].some((value) => String(value).length > long)

/** Adds a unique key, made of offset and length, to each part. */
function withOffsets<Part extends { value: string }>(parts: readonly Part[]) {
  let at = 0
  return parts.map((part) => {
    const partWithOffset = { ...part, at: `${at} ${part.value.length}` }
    at += part.value.length
    return partWithOffset
  })
}

/** Deletions and insertions in one text, marked by more than colour, also for screen readers. */
export function TextDiff({ before, after }: { before: unknown; after: unknown }) {
  const t = useTexts('audit')
  const parts = diffWordsWithSpace(String(before), String(after), patience)
  if (!parts)
    return (
      <>
        <del className="bg-error-soft text-error">
          <FieldValue value={before} />
        </del>
        <ins className={styles.added}>
          <FieldValue value={after} />
        </ins>
      </>
    )
  return (
    <p className={styles.text} dir="auto">
      {withOffsets(parts).map(({ at, value, added, removed }) => {
        if (added)
          return (
            <ins key={at} className={styles.added}>
              <span className="visually-hidden">{t('detail.added')} </span>
              {value}
            </ins>
          )
        if (removed)
          return (
            <del key={at} className="bg-error-soft text-error">
              <span className="visually-hidden">{t('detail.removed')} </span>
              {value}
            </del>
          )
        return value
      })}
    </p>
  )
}
