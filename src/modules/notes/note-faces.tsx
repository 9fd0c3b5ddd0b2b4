import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useSession } from '#platform/web/session/session.ts'
import type { Note } from './contract.ts'
import styles from './note-faces.module.css'

const maxFaces = 4

/** The other people who have a shared note, its owner first. */
export function NoteFaces({ note: { owner, collaborators } }: { note: Pick<Note, 'owner' | 'collaborators'> }) {
  const t = useTexts('notes')
  const { list, number } = useFormats()
  const { user } = useSession()
  if (collaborators.length === 0) return null
  const others = [owner, ...collaborators].filter(({ id }) => id !== user.id)
  const label =
    owner.id === user.id
      ? t('sharing.with', { names: list(others.map(({ name }) => name)) })
      : t('sharing.by', { name: owner.name })
  return (
    <div className={styles.faces} title={label}>
      {others.slice(0, maxFaces).map(({ id, name, avatar }) => (
        <span key={id} className={styles.face}>
          <Avatar name={name} src={avatar} size={24} />
        </span>
      ))}
      {others.length > maxFaces && (
        <span className={styles.more} aria-hidden>
          +{number(others.length - maxFaces)}
        </span>
      )}
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
