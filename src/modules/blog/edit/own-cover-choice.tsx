import { useTexts } from '#platform/i18n/use-texts.ts'
import { asset } from '#platform/web/navigation/asset.ts'
import { ownCovers } from './own-covers.ts'
import styles from './own-cover-choice.module.css'

interface OwnCoverChoiceProps {
  chosen: string
  onChoose: (path: string) => void
}

/** Selects one of the site's own covers. */
export function OwnCoverChoice({ chosen, onChoose }: OwnCoverChoiceProps) {
  const t = useTexts('blog')
  return (
    <ul className={styles.list} aria-label={t('write.coverOwn')}>
      {ownCovers.map((path, index) => (
        <li key={path}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={path === chosen}
            aria-label={t('write.coverNumber', { number: index + 1 })}
            onClick={() => onChoose(path)}
          >
            <img src={asset(path)} alt="" width={160} height={90} loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  )
}
