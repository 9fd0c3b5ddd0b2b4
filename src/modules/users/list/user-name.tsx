import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useSession } from '#platform/web/session/session.ts'
import type { User } from '../contract.ts'
import styles from './cells.module.css'
import { useUsersView } from './use-users-view.ts'
import { linkTo } from './users-view.ts'

/** Avatar, name and address, linking to the account's details. */
export function UserName({ user: { id, name, email, avatar } }: { user: User }) {
  const t = useTexts('users')
  const { user: ownUser } = useSession()
  const { view } = useUsersView()
  return (
    <span className={styles.who}>
      <Avatar name={name} src={avatar || undefined} size={36} />
      <span className={styles.words}>
        <span className="row gap-2 min-inline-0">
          <Link className={styles.name} to={linkTo(view, { user: id })} draggable={false}>
            <bdi {...asWritten(name)}>{name}</bdi>
          </Link>
          {id === ownUser.id && <span className={styles.you}>{t('you')}</span>}
        </span>
        <bdi className={styles.email}>{email}</bdi>
      </span>
    </span>
  )
}
