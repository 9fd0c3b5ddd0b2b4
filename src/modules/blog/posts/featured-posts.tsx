import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { api } from '../blog-client.ts'
import styles from './featured-posts.module.css'
import { PostCard } from './post-card.tsx'

const most = 3

/** The latest of what is featured, the first of them large. */
export function FeaturedPosts() {
  const t = useTexts('blog')
  const { data } = useQuery(
    api.list.query({ query: { status: ['published'], featured: true, sort: '-date', limit: most } }),
  )
  if (!data) return <Skeleton className={styles.blank} />
  if (data.length === 0) return null
  return (
    <section className={styles.featured} aria-labelledby="featured-posts">
      <h2 id="featured-posts">{t('posts.featured')}</h2>
      <ul className={styles.list}>
        {data.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} level={3} isWide={index === 0} isEager />
          </li>
        ))}
      </ul>
    </section>
  )
}
