import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { Summary } from '../contract-posts.ts'
import styles from './featured-posts.module.css'
import { PostCard } from './post-card.tsx'

/** The featured posts, the first one large. */
export function FeaturedPosts({ posts }: { posts: readonly Summary[] | undefined }) {
  const t = useTexts('blog')
  if (!posts) return <Skeleton className={styles.blank} />
  if (posts.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="featured-posts">
      <h2 id="featured-posts">{t('posts.featured')}</h2>
      <ul className={styles.list}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} level={3} isWide={index === 0} isEager />
          </li>
        ))}
      </ul>
    </section>
  )
}
