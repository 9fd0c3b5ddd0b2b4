import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { Author } from '../contract-fields.ts'
import { profilePath } from '../profile/profile-paths.ts'
import styles from './author-line.module.css'

interface AuthorLineProps {
  author: Author
  /** Further details below the name, after the job title. */
  children?: ReactNode
  size?: number
}

/** Avatar, linked name and job title of an author. */
export const AuthorLine = ({ author, children, size = 44 }: AuthorLineProps) => (
  <div className="row flex-1 gap-3 min-inline-0">
    <Avatar name={author.name} src={author.avatar} size={size} />
    <div className="flex-1 min-inline-0">
      <Link className={styles.name} to={profilePath('profile', author.id)}>
        <bdi {...asWritten(author.name)}>{author.name}</bdi>
      </Link>
      <p className={styles.note}>
        {author.role && <bdi {...asWritten(author.role)}>{author.role}</bdi>}
        {children}
      </p>
    </div>
  </div>
)
