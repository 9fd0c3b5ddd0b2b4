import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkTabs } from '#platform/ui/link-tabs/link-tabs.tsx'
import { api } from '../blog-client.ts'
import { getPostsUrl, type PostsView, publicStatus, statusFilters } from './posts-view.ts'

/** Tabs for authors: published, scheduled, drafts and trash, each with its number of posts. */
export function PresetTabs({ view }: { view: PostsView }) {
  const t = useTexts('blog')
  const { data: facets } = useQuery(api.facets.query())
  return (
    <LinkTabs
      className="border-below"
      label={t('posts.places')}
      current={view.place ?? publicStatus}
      tabs={[
        {
          name: publicStatus,
          label: t(`posts.statuses.${publicStatus}`),
          to: getPostsUrl({}),
          count: facets?.status[publicStatus],
        },
        ...statusFilters.map((name) => ({
          name,
          label: t(`posts.statuses.${name}`),
          to: getPostsUrl({ place: name }),
          count: name === 'trash' ? facets?.deleted : facets?.status[name],
        })),
      ]}
    />
  )
}
