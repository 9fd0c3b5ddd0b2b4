import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Post } from '../contract-posts.ts'
import { getPostsUrl } from '../list/posts-view.ts'
import styles from './post-foot.module.css'
import tagStyles from '../tags.module.css'

/** Tags of a post, and its number of shares. */
export function PostFoot({ post }: { post: Post }) {
  const t = useTexts('blog')
  const { tags, share } = post
  if (tags.length === 0 && share === 0) return null
  return (
    <footer className={styles.foot}>
      <ul className="flex wrap gap-2" aria-label={t('post.topics')}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link className={tagStyles.tag} to={getPostsUrl({ tag })} {...asWritten(tag)}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
      {share > 0 && <span className="text-quiet text-13">{t('post.shares', { count: share })}</span>}
    </footer>
  )
}
