import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './document-pane.module.css'

export function DocumentSkeleton() {
  const t = useTexts('form-tiptap')
  return (
    <div className={styles.pane} role="status" aria-label={t('loading')}>
      <div className={styles.head} />
      <div className={styles.waiting}>
        <Skeleton width="55%" height={32} />
        <SkeletonText lines={9} />
      </div>
    </div>
  )
}
