import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import card from './post-card.module.css'
import feed from './feed.module.css'

/** Placeholder of posts while they load. */
export function FeedSkeleton() {
  const t = useTexts('social')
  return (
    <div className={feed.list} role="status" aria-label={t('feed.loading')}>
      {[0, 1, 2].map((key) => (
        <div key={key} className={card.card}>
          <div className="row flex-1 gap-3 min-inline-0">
            <Skeleton circle width={44} height={44} />
            <div className="flex-1 min-inline-0">
              <SkeletonText lines={2} />
            </div>
          </div>
          <SkeletonText lines={3} />
          <Skeleton height={240} />
        </div>
      ))}
    </div>
  )
}
