import type { ReactNode } from 'react'
import { languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CardLink } from '#platform/ui/card-link/card-link.tsx'
import { getDetailPath, editPath } from '../blog-paths.ts'
import { getPhase } from '../contract-fields.ts'
import type { Summary } from '../contract-posts.ts'
import { Cover } from '../cover.tsx'
import styles from './post-card.module.css'
import { PostLine } from './post-line.tsx'

interface PostCardProps {
  post: Summary
  level?: 2 | 3
  /** Full width, with the cover beside the text; for the first featured post. */
  isWide?: boolean
  isEager?: boolean
  /** Actions for the post. */
  actions?: ReactNode
}

/** A post in a list; the title links to the post, or to the editor for a draft. */
export function PostCard({ post, level = 2, isWide = false, isEager = false, actions }: PostCardProps) {
  const t = useTexts('blog')
  const { id, slug, title, excerpt, category, language, status, deleted } = post
  const Heading = level === 2 ? 'h2' : 'h3'
  const { tag } = languages[language]
  // Align with the screen, whatever the text's direction.
  const titleText = title ? <bdi lang={tag}>{title}</bdi> : t('posts.untitled')
  return (
    <article className={styles.card} data-wide={isWide}>
      <Cover post={post} isDecorative isEager={isEager} className={styles.cover} />
      <div className={styles.words}>
        <p className="flex wrap gap-2 text-12 semibold">
          <span className="text-brand">{t(`post.categories.${category}`)}</span>
          {getPhase(status) !== 'done' && (
            <span className="padding-inline-2 rounded-small bg-warning-soft text-warning">
              {t(`posts.status.${status}`)}
            </span>
          )}
        </p>
        <Heading className={styles.title}>
          {deleted ? (
            titleText
          ) : (
            <CardLink to={getPhase(status) === 'done' ? getDetailPath(slug) : editPath(id)}>{titleText}</CardLink>
          )}
        </Heading>
        {excerpt && (
          <p className={styles.excerpt}>
            <bdi lang={tag}>{excerpt}</bdi>
          </p>
        )}
        <div className={styles.foot}>
          <PostLine post={post} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </article>
  )
}
