import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { tagPath } from '../feed/feed-view.ts'
import { topicsQuery } from '../first-queries.ts'
import styles from './topics-card.module.css'

/** The most frequent tags, linked to their posts. */
export function TopicsCard() {
  const t = useTexts('social')
  const format = useFormats()
  const { data: tags = [] } = useQuery(topicsQuery)
  if (tags.length === 0) return null
  return (
    <Card title={t('profile.topics')}>
      <ul className="flex wrap gap-2">
        {tags.map(({ tag, posts: count }) => (
          <li key={tag}>
            <Link className={styles.topic} to={tagPath(tag)}>
              <bdi>#{tag}</bdi>
              <span className="text-quiet tabular" aria-hidden>
                {format.number(count)}
              </span>
              <span className="visually-hidden">{t('profile.topic', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
