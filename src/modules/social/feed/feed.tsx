import { IconArrowUp } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { flushSync } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { Profile } from '../contract-people.ts'
import { FeedEmpty } from './feed-empty.tsx'
import styles from './feed.module.css'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { FeedTools } from './feed-tools.tsx'
import { FeedView, getFilter } from './feed-view.ts'
import { MorePosts } from './more-posts.tsx'
import { PostCard } from './post-card.tsx'
import { useFeed } from './use-feed.ts'
import { useFeedShortcuts } from './use-feed-shortcuts.ts'

/** All posts on the own profile, a person's posts on theirs; with search, tags and paging. */
export function Feed({ profile }: { profile: Profile }) {
  const t = useTexts('social')
  const [view, setView] = useView(FeedView)
  const feed = useFeed(getFilter(view, profile), profile.isSelf ? profile.id : undefined)
  const { posts, newCount, error } = feed
  useFeedShortcuts()

  const showNew = () => {
    flushSync(feed.showNew)
    const first = document.querySelector<HTMLElement>('[data-post]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'start' })
  }

  return (
    <section className={styles.section} aria-label={t('feed.title')}>
      <FeedTools profile={profile} view={view} setView={setView} />
      <div role="status" className={styles.fresh}>
        {newCount > 0 && (
          <Button variant="contained" startIcon={<IconArrowUp size={18} aria-hidden />} onClick={showNew}>
            {t('feed.fresh', { count: newCount })}
          </Button>
        )}
      </div>
      {error && !posts && <ErrorState as="h2" error={error} onRetry={() => void feed.refetch()} />}
      {!posts && !error && <FeedSkeleton />}
      {posts?.length === 0 && !feed.hasNextPage && <FeedEmpty profile={profile} view={view} />}
      {posts && posts.length > 0 && (
        <div
          className={styles.list}
          role="feed"
          aria-busy={feed.isFetchingNextPage}
          data-stale={feed.isPlaceholderData}
        >
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      )}
      {posts && posts.length > 0 && <MorePosts feed={feed} />}
    </section>
  )
}
