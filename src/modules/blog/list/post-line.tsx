import { IconClock, IconEye, IconMessage } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { getPhase } from '../contract-fields.ts'
import type { Summary } from '../contract-posts.ts'
import styles from './post-line.module.css'

/** Author, date, and numbers of views and comments. */
export function PostLine({ post }: { post: Summary }) {
  const t = useTexts('blog')
  const format = useFormats()
  const { author, status, publishAt, date, updatedAt, view, commentCount, readingMinutes } = post
  const phase = getPhase(status)
  const figures = [
    { Icon: IconClock, figure: readingMinutes, label: t('posts.minutes', { count: readingMinutes }) },
    { Icon: IconEye, figure: view, label: t('posts.views', { count: view }) },
    { Icon: IconMessage, figure: commentCount, label: t('posts.comments', { count: commentCount }) },
  ]
  return (
    <div className="row wrap justify-between gap-2-4 text-quiet text-12">
      <span className="row gap-2 min-inline-0">
        <Avatar name={author.name} src={author.avatar} size={28} />
        <span className={styles.words}>
          <bdi className="text-normal medium">{author.name}</bdi>
          {phase === 'done' && <time dateTime={date}>{format.date(date)}</time>}
          {phase === 'open' && (
            <time dateTime={updatedAt}>{t('posts.edited', { when: format.relative(updatedAt) })}</time>
          )}
          {phase === 'waiting' && publishAt && (
            <time dateTime={publishAt}>{t('posts.appears', { when: format.dateTime(publishAt) })}</time>
          )}
        </span>
      </span>
      {phase === 'done' && (
        <ul className={styles.figures}>
          {figures.map(({ Icon, figure, label }) => (
            <li key={label} title={label}>
              <Icon size={16} aria-hidden />
              <span aria-hidden>{format.compact(figure)}</span>
              <span className="visually-hidden">{label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
