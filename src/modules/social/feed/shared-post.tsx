import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Post } from '../contract-posts.ts'
import { AuthorLine } from './author-line.tsx'
import { postPath } from './feed-view.ts'
import { PostPictures } from './post-pictures.tsx'
import { PostText } from './post-text.tsx'
import { PostTime } from './post-time.tsx'
import { PostVideo } from './post-video.tsx'
import styles from './shared-post.module.css'

/** The post shared by another one. */
export function SharedPost({ shared: { id, profile, data } }: { shared: NonNullable<Post['shared']> }) {
  const t = useTexts('social')
  return (
    <blockquote className={styles.shared} aria-label={t('post.sharedFrom')}>
      <AuthorLine author={profile} size={32}>
        <Link to={postPath(id)}>
          <PostTime iso={profile.time} />
        </Link>
      </AuthorLine>
      <PostText content={data.content} />
      <PostPictures images={data.images} />
      {data.video && <PostVideo video={data.video} />}
    </blockquote>
  )
}
