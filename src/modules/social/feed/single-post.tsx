import { IconArrowLeft } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { profilePath } from '../profile/profile-paths.ts'
import { posts } from '../social-client.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'
import styles from './single-post.module.css'
import { PostCard } from './post-card.tsx'

interface SinglePostProps {
  id: number
  /** The profile that the back link opens; the own one by default. */
  person: number | undefined
}

/** A post on its own, with all comments. */
export function SinglePost({ id, person }: SinglePostProps) {
  const t = useTexts('social')
  const { data: post, error, refetch } = useQuery(posts.show.query({ params: { id } }))
  const isGone = error instanceof Failure && error.status === 404
  return (
    <section className={styles.section} aria-label={t('feed.theOne')}>
      <Button
        component={Link}
        className="justify-self-start"
        color="secondary"
        startIcon={<IconArrowLeft className="mirrored" size={18} aria-hidden />}
        to={profilePath('profile', person)}
      >
        {t('feed.backToAll')}
      </Button>
      {isGone && (
        <EmptyState
          picture="/pictures/empty/nothing-found.svg"
          title={t('feed.empty.gone')}
          text={t('feed.empty.goneText')}
        />
      )}
      {error && !isGone && !post && <ErrorState as="h2" error={error} onRetry={() => void refetch()} />}
      {!post && !error && <FeedSkeleton />}
      {post && !isGone && <PostCard post={post} isWhole />}
    </section>
  )
}
