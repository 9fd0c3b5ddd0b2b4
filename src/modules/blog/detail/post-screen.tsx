import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { api, viewsClient } from '../blog-client.ts'
import { getDetailPath } from '../blog-paths.ts'
import { Comments } from '../comments/comments.tsx'
import { getPhase } from '../contract-fields.ts'
import { Cover } from '../cover.tsx'
import { PostsAside } from '../list/posts-aside.tsx'
import { visit } from '../visit.ts'
import { PostNavigation } from './post-navigation.tsx'
import { Contents } from './contents.tsx'
import { parseHeadings } from './headings.ts'
import { PostActions } from './post-actions.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostFoot } from './post-foot.tsx'
import { PostSkeleton } from './post-skeleton.tsx'
import { PostStatus } from './post-status.tsx'
import { PostText } from './post-text.tsx'
import styles from './post-screen.module.css'

/** Number of headings from which a table of contents is shown. */
const minHeadings = 3

/** A post with its comments. */
export function Component() {
  const t = useTexts('blog')
  const { slug = '' } = useParams()
  const { hash } = useLocation()
  const { data: post, error, refetch } = useQuery(api.showSlug.query({ params: { slug } }))
  const viewedId = post && getPhase(post.status) === 'done' && !post.deleted ? post.id : undefined
  useScreenTitle(post && (post.title || t('posts.untitled')))
  useEffect(() => {
    // A failed view count is ignored.
    if (viewedId !== undefined) viewsClient.view.send({ body: { postId: viewedId, visit: visit() } }).catch(() => {})
  }, [viewedId])

  if (error && !post) return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  if (!post) return <PostSkeleton />
  // Redirect from a former slug.
  if (post.slug !== slug) return <Navigate replace to={{ pathname: getDetailPath(post.slug), hash }} />
  const headings = parseHeadings(post.content)
  const hasContents = headings.length >= minHeadings
  const isPublished = getPhase(post.status) === 'done'
  return (
    <>
      <PageHeader
        title={<bdi lang={languages[post.language].tag}>{post.title || t('posts.untitled')}</bdi>}
        lead={<PostFacts post={post} />}
        actions={<PostActions post={post} />}
      />
      <div className={styles.layout} data-contents={hasContents}>
        {hasContents && (
          <div className={styles.contents}>
            <Contents headings={headings} />
          </div>
        )}
        <div className={styles.main}>
          <PostStatus post={post} />
          <Card className={styles.card}>
            {(post.cover || post.coverImg) && <Cover key={post.id} post={post} isEager className={styles.cover} />}
            <article className={styles.article}>
              {post.excerpt && (
                <p className={styles.excerpt} lang={languages[post.language].tag} dir="auto">
                  {post.excerpt}
                </p>
              )}
              <PostText post={post} />
              <PostFoot post={post} />
            </article>
          </Card>
          {isPublished && <Comments key={post.id} post={post} />}
        </div>
        <aside className={styles.aside} aria-label={t('posts.beside')}>
          <PostsAside order="recent" except={post.id} />
        </aside>
      </div>
      {isPublished && <PostNavigation id={post.id} />}
    </>
  )
}
