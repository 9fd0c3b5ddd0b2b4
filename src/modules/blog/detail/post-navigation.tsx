import { useQuery } from '@tanstack/react-query'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../blog-client.ts'
import { getDetailPath } from '../blog-paths.ts'
import type { Summary } from '../contract-posts.ts'
import { PostGrid } from '../list/post-grid.tsx'
import styles from './post-navigation.module.css'

/** Links to the previous, next and related posts. */
export function PostNavigation({ id }: { id: number }) {
  const t = useTexts('blog')
  const { data } = useQuery(api.around.query({ params: { id } }))
  if (!data) return null
  const { previous, next, related } = data
  return (
    <>
      {(previous ?? next) && (
        <nav className={styles.neighbours} aria-label={t('post.neighbours')}>
          {previous ? <AdjacentLink post={previous} label={t('post.previous')} isBefore /> : <span />}
          {next && <AdjacentLink post={next} label={t('post.next')} />}
        </nav>
      )}
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>{t('post.related')}</h2>
          <PostGrid label={t('post.related')} posts={related} level={3} />
        </section>
      )}
    </>
  )
}

function AdjacentLink({ post, label, isBefore = false }: { post: Summary; label: string; isBefore?: boolean }) {
  const Arrow = isBefore ? IconArrowLeft : IconArrowRight
  return (
    <Link className={styles.neighbour} data-before={isBefore} to={getDetailPath(post.slug)}>
      <Arrow className="mirrored" size={20} aria-hidden />
      <span className={styles.words}>
        <span className="text-quiet text-12">{label}</span>
        <span>
          <bdi lang={languages[post.language].tag}>{post.title}</bdi>
        </span>
      </span>
    </Link>
  )
}
