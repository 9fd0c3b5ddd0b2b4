import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../blog-client.ts'
import styles from './preset-tabs.module.css'
import { statusFilters, getPostsUrl, type PostsView } from './posts-view.ts'

/** Tabs for authors: published, scheduled, drafts and trash, each with its number of posts. */
export function PresetTabs({ view }: { view: PostsView }) {
  const t = useTexts('blog')
  const format = useFormats()
  const { data: facets } = useQuery(api.facets.query())
  const getCount = (statusFilter: PostsView['place']) =>
    statusFilter === 'trash' ? facets?.deleted : facets?.status[statusFilter ?? 'published']
  return (
    <nav aria-label={t('posts.places')}>
      <ul className={styles.tabs}>
        {([undefined, ...statusFilters] as const).map((statusFilter) => {
          const count = getCount(statusFilter)
          return (
            <li key={statusFilter ?? 'published'}>
              <Link
                className={styles.tab}
                to={getPostsUrl(statusFilter ? { place: statusFilter } : {})}
                aria-current={view.place === statusFilter ? 'page' : undefined}
              >
                {t(`posts.statuses.${statusFilter ?? 'published'}`)}
                {count !== undefined && <span className="text-quiet text-12 tabular">{format.number(count)}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
