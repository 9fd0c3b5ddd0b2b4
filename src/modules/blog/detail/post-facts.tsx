import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { getPhase } from '../contract-fields.ts'
import type { Post } from '../contract-posts.ts'
import { getPostsUrl } from '../list/posts-view.ts'

const minute = 60_000

/** Author, date, category and reading time of a post. */
export function PostFacts({ post }: { post: Post }) {
  const t = useTexts('blog')
  const format = useFormats()
  const { author, date, updatedAt, publishAt, category, readingMinutes, view, status } = post
  const isUpdated = publishAt !== null && Date.parse(updatedAt) - Date.parse(publishAt) > minute
  return (
    <span className="row wrap gap-1-4 margin-block-start-2 text-13">
      <Link
        className="inline-row gap-2 text-normal medium no-underline hover-underline"
        to={getPostsUrl({ author: author.id })}
        aria-label={t('post.author', author)}
      >
        <Avatar name={author.name} src={author.avatar} size={28} />
        <bdi {...asWritten(author.name)}>{author.name}</bdi>
      </Link>
      <Link className="semibold no-underline hover-underline" to={getPostsUrl({ category })}>
        {t(`post.categories.${category}`)}
      </Link>
      <time
        dateTime={date}
        title={isUpdated ? t('post.updated', { when: format.dateTime(updatedAt) }) : format.dateTime(date)}
      >
        {format.date(date)}
      </time>
      <span>{t('posts.minutes', { count: readingMinutes })}</span>
      {getPhase(status) === 'done' && <span>{t('posts.views', { count: view })}</span>}
    </span>
  )
}
