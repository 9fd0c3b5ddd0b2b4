import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../blog-client.ts'
import styles from './preset-tabs.module.css'
import { places, postsUrl, type PostsView } from './posts-view.ts'

/** Tabs for authors: published, scheduled, drafts and trash, each with its number of posts. */
export function PresetTabs({ view }: { view: PostsView }) {
  const t = useTexts('blog')
  const format = useFormats()
  const { data: facets } = useQuery(api.facets.query())
  const countOf = (place: PostsView['place']) =>
    place === 'trash' ? facets?.deleted : facets?.status[place ?? 'published']
  return (
    <nav aria-label={t('posts.places')}>
      <ul className={styles.tabs}>
        {([undefined, ...places] as const).map((place) => {
          const count = countOf(place)
          return (
            <li key={place ?? 'published'}>
              <Link
                className={styles.tab}
                to={postsUrl(place ? { place } : {})}
                aria-current={view.place === place ? 'page' : undefined}
              >
                {t(`posts.statuses.${place ?? 'published'}`)}
                {count !== undefined && <span className="text-quiet text-12 tabular">{format.number(count)}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
