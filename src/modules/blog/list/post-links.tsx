import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { getDetailPath } from '../blog-paths.ts'
import { Cover } from '../cover.tsx'
import { linksQuery, maxLinks } from '../first-queries.ts'
import styles from './post-links.module.css'

interface PostLinksProps {
  sort: '-date' | '-view'
  except?: number | undefined
}

/** A short list of posts with small covers. */
export function PostLinks({ sort, except }: PostLinksProps) {
  const t = useTexts('blog')
  const format = useFormats()
  const { data, error, refetch } = useQuery(linksQuery(sort))
  const posts = data?.filter(({ id }) => id !== except).slice(0, maxLinks)
  if (error && !posts) return <ErrorState small as="p" error={error} onRetry={() => void refetch()} />
  if (!posts) {
    return (
      <div className="grid gap-4" role="status" aria-label={t('posts.loading')}>
        {Array.from({ length: maxLinks }, (_, index) => (
          <div key={index} className={styles.post}>
            <Skeleton className={styles.blank} />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    )
  }
  return (
    <ul className="grid gap-4">
      {posts.map((post) => (
        <li key={post.id} className={styles.post}>
          <Cover post={post} isDecorative className={styles.picture} />
          <div className="grid gap-half">
            <Link className={styles.link} to={getDetailPath(post.slug)}>
              <bdi lang={languages[post.language].tag}>{post.title}</bdi>
            </Link>
            <span className="text-quiet text-12">
              {sort === '-date' ? format.date(post.date) : t('posts.views', { count: post.view })}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
