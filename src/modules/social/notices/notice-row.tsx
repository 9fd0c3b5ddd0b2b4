import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { Notice } from '../contract-notices.ts'
import { postPath } from '../feed/feed-view.ts'
import { PostTime } from '../feed/post-time.tsx'
import { profilePath } from '../profile/profile-paths.ts'
import styles from './notices-card.module.css'

/** A notice, linked to its post or person. */
export function NoticeRow({ notice: { kind, profile, postId, excerpt, readAt } }: { notice: Notice }) {
  const t = useTexts('social')
  return (
    <li className={styles.row} data-unread={readAt === null}>
      <Avatar name={profile.name} src={profile.avatar} size={36} />
      <div className="flex-1 min-inline-0">
        <Link
          className={styles.link}
          to={postId === null ? profilePath('profile', profile.id) : postPath(postId)}
          dir="auto"
        >
          {t(`notices.kinds.${kind}`, { name: profile.name })}
        </Link>
        {excerpt && (
          <p className="truncate text-quiet text-13 text-start" {...asWritten(excerpt)}>
            {excerpt}
          </p>
        )}
        <p className="flex gap-2 text-quiet text-12">
          <PostTime iso={profile.time} />
          {readAt === null && <span className="text-brand semibold">{t('notices.unread')}</span>}
        </p>
      </div>
    </li>
  )
}
