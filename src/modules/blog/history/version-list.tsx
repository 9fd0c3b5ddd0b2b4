import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Version } from '../contract-posts.ts'
import styles from './history-panel.module.css'

interface VersionListProps {
  versions: readonly Version[]
  chosenId: number
  onChoose: (id: number) => void
}

/** The versions, with time, author and length. */
export function VersionList({ versions, chosenId, onChoose }: VersionListProps) {
  const t = useTexts('blog')
  const format = useFormats()
  return (
    <ol className={styles.list} aria-label={t('history.list')}>
      {versions.map(({ id, at, by, words, kind }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.version}
            aria-current={id === chosenId || undefined}
            onClick={() => onChoose(id)}
          >
            <time dateTime={at} className="semibold">
              {format.dateTime(at)}
            </time>
            <span className="text-quiet text-13">
              {index === 0 ? t('history.now') : t(`history.kinds.${kind}`)}
              {' · '}
              {t('history.words', { count: words })}
            </span>
            <bdi className="text-quiet text-13">{by.name}</bdi>
          </button>
        </li>
      ))}
    </ol>
  )
}
