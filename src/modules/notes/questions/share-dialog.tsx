import { useMutation, useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { Suspense, useEffect, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import type { Note, Person } from '../contract.ts'
import { api } from '../notes-client.ts'
import { IconAction } from '../icon-action.tsx'
import { PersonField } from './person-field.tsx'
import styles from './share-dialog.module.css'

interface ShareDialogProps {
  note: Note
  /** Whether the user may choose with whom the note is shared. */
  isOwner: boolean
  onClose: () => void
}

/** The people of a note. It is the browser's own dialog, to be above that of the note. */
export function ShareDialog({ note, isOwner, onClose }: ShareDialogProps) {
  const t = useTexts('notes')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const params = { id: note.id }
  const { data = note } = useQuery({ ...api.show.query({ params }), placeholderData: note })
  const { owner, collaborators } = data
  const share = useMutation(api.share.mutation())
  const unshare = useMutation(api.unshare.mutation())

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <h2 id={id} className="text-18">
        {t('sharing.title')}
      </h2>
      <p className="margin-block-start-2 text-quiet">{t('sharing.hint')}</p>
      <ul className={styles.people} aria-label={t('sharing.title')}>
        <PersonRow person={owner} role={t('sharing.owner')} />
        {collaborators.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onRemove={isOwner ? () => unshare.mutate({ params: { ...params, user: person.id } }) : undefined}
          />
        ))}
      </ul>
      {isOwner && (
        <Suspense>
          <PersonField
            excluded={[owner, ...collaborators]}
            onChoose={(userId) => share.mutate({ params, body: { userIds: [userId] } })}
          />
        </Suspense>
      )}
      <div className="flex justify-end margin-block-start-4">
        <PlainButton onClick={() => dialog.current?.close()}>{t('editor.close')}</PlainButton>
      </div>
    </dialog>
  )
}

interface PersonRowProps {
  person: Person
  role?: string
  onRemove?: (() => void) | undefined
}

function PersonRow({ person: { name, avatar }, role, onRemove }: PersonRowProps) {
  const t = useTexts('notes')
  return (
    <li className="row gap-3 min-hit-size">
      <Avatar name={name} src={avatar} size={32} />
      <bdi className="flex-1 min-inline-0 truncate medium">{name}</bdi>
      {role && <span className="text-quiet text-13">{role}</span>}
      {onRemove && (
        <IconAction label={t('sharing.remove', { name })} onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </IconAction>
      )}
    </li>
  )
}
