import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { api } from '../blog-client.ts'
import { PostLinks } from './post-links.tsx'
import tagStyles from '../tags.module.css'
import { getPostsUrl } from './posts-view.ts'

const maxTopics = 14

interface PostsAsideProps {
  /** `popular` on screens that already list the newest posts. */
  order: 'recent' | 'popular'
  /** Id of the post to leave out. */
  except?: number
}

/** The sidebar: further posts and tags. */
export function PostsAside({ order, except }: PostsAsideProps) {
  const t = useTexts('blog')
  const format = useFormats()
  const { data: facets } = useQuery(api.facets.query())
  const tags = facets?.tags.slice(0, maxTopics) ?? []
  return (
    <>
      <Card title={t(`posts.${order}`)}>
        <PostLinks sort={order === 'recent' ? '-date' : '-view'} except={except} />
      </Card>
      {tags.length > 0 && (
        <Card title={t('posts.tags')}>
          <ul className="flex wrap gap-2">
            {tags.map(({ tag, count }) => (
              <li key={tag}>
                <Link className={tagStyles.tag} to={getPostsUrl({ tag })}>
                  <bdi {...asWritten(tag)}>{tag}</bdi>
                  <span className="text-quiet text-12 tabular">{format.number(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
