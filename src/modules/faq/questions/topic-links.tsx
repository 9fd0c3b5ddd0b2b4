import { Link, useSearchParams } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../faq.module.css'
import type { TopicId } from './topics.ts'
import type { FoundTopic } from './use-found.ts'

interface TopicLinksProps {
  results: readonly FoundTopic[]
  topic: TopicId | undefined
}

/** The topics with their numbers of questions, or of matches during a search. */
export function TopicLinks({ results, topic }: TopicLinksProps) {
  const t = useTexts('faq')
  const [search] = useSearchParams()
  const count = (topics: readonly FoundTopic[]) => topics.reduce((sum, { questions }) => sum + questions.length, 0)
  const getAddress = (id: TopicId | undefined) => {
    const next = new URLSearchParams(search)
    if (id) next.set('topic', id)
    else next.delete('topic')
    return { search: next.toString() }
  }
  const entries = [
    { id: undefined, label: t('categories.all'), size: count(results) },
    ...results.map((one) => ({
      id: one.id,
      label: t(`categories.${one.id}`),
      size: one.questions.length,
    })),
  ]
  return (
    <nav aria-label={t('categories.label')}>
      <ul className={styles.topics}>
        {entries.map(({ id, label, size }) => (
          <li key={label}>
            <Link className={styles.topic} to={getAddress(id)} aria-current={id === topic || undefined}>
              {label} <span className="text-12 tabular">{size}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
