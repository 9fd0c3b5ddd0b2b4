import { useQuery } from '@tanstack/react-query'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api } from '../blog-client.ts'
import type { VersionText } from '../contract-posts.ts'
import { compare, type ComparedLine, toLines, type Part } from './compared.ts'
import styles from './version-changes.module.css'

interface VersionChangesProps {
  postId: number
  /** Ids of the compared versions, older first. */
  before: number
  after: number
  language: Language
}

/** Unchanged lines shown before and after a change. */
const context = 1

const getAllLines = ({ title, excerpt, content }: VersionText) => [title, excerpt, ...toLines(content)].filter(Boolean)

const isChanged = ({ change, parts }: ComparedLine) => change !== undefined || parts.some((part) => part.change)

/** The differences between two versions. */
export function VersionChanges({ postId, before, after, language }: VersionChangesProps) {
  const t = useTexts('blog')
  const earlier = useQuery(api.version.query({ params: { id: postId, version: before } }))
  const later = useQuery(api.version.query({ params: { id: postId, version: after } }))
  const error = earlier.error ?? later.error
  if (error && !(earlier.data && later.data))
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          void earlier.refetch()
          void later.refetch()
        }}
      />
    )
  if (!earlier.data || !later.data) return <SkeletonText lines={8} />
  const { tag, direction } = languages[language]
  const lines = compare(getAllLines(earlier.data), getAllLines(later.data), tag)
  const isSame = !lines.some(isChanged)
  if (isSame)
    return (
      <p className={styles.none}>
        {t(earlier.data.content === later.data.content ? 'history.same' : 'history.formatOnly')}
      </p>
    )
  return (
    <div lang={tag} dir={direction} className={styles.lines}>
      {groupRuns(lines).map(({ key, line, hidden }) =>
        line ? (
          <p key={key} className={styles.line} data-change={line.change ?? (isChanged(line) ? 'words' : undefined)}>
            {line.parts.map((part, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never change places
              <ChangedText key={index} part={part} />
            ))}
          </p>
        ) : (
          <p key={key} className={styles.gap}>
            {t('history.unchanged', { count: hidden })}
          </p>
        ),
      )}
    </div>
  )
}

function ChangedText({ part: { text, change } }: { part: Part }) {
  const t = useTexts('blog')
  if (!change) return text
  const Mark = change === 'added' ? 'ins' : 'del'
  return (
    <Mark className={styles[change]}>
      <span className="visually-hidden">{t(`history.${change}`)} </span>
      {text}
    </Mark>
  )
}

interface Run {
  key: number
  line?: ComparedLine
  /** Number of omitted unchanged lines. */
  hidden: number
}

/** The changed lines with their context; other lines are counted. */
function groupRuns(lines: readonly ComparedLine[]): Run[] {
  const isNearChange = lines.map((_, at) => lines.slice(Math.max(0, at - context), at + context + 1).some(isChanged))
  return lines.reduce<Run[]>((runList, line, key) => {
    const last = runList.at(-1)
    if (isNearChange[key]) return [...runList, { key, line, hidden: 0 }]
    if (last && !last.line) return [...runList.slice(0, -1), { ...last, hidden: last.hidden + 1 }]
    return [...runList, { key, hidden: 1 }]
  }, [])
}
