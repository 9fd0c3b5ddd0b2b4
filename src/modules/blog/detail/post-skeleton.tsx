import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './post-screen.module.css'

export function PostSkeleton() {
  const t = useTexts('blog')
  return (
    <>
      <PageHeader title={t('post.one')} />
      <div className={styles.layout}>
        <Card className={styles.card}>
          <Skeleton className={styles.blankCover} />
          <div className={styles.article} role="status" aria-label={t('post.loading')}>
            <SkeletonText lines={2} />
            <SkeletonText lines={6} />
            <SkeletonText lines={5} />
          </div>
        </Card>
      </div>
    </>
  )
}
