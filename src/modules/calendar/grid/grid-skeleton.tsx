import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './grid-skeleton.module.css'

const bars = [18, 42, 30, 64, 24, 12, 48]

/** Placeholder of the grid while events load. */
export function GridSkeleton() {
  const t = useTexts('calendar')
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {bars.map((offset, index) => (
        <div key={offset} className="grid content-start gap-6" style={{ paddingBlockStart: `${offset / 4}%` }}>
          <Skeleton height={48 + index * 8} />
          <Skeleton height={90 - index * 8} />
        </div>
      ))}
    </div>
  )
}
