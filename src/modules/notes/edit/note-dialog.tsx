import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { Failure } from '#platform/errors/failure.ts'
import { colorChoices, type Note } from '../contract.ts'
import { api } from '../notes-client.ts'
import styles from './note-dialog.module.css'

interface NoteDialogProps {
  id: number
  /** The note in the list, shown until the details are loaded. */
  cachedNote: Note | undefined
  onClose: () => void
  children: (note: Note) => ReactNode
}

/** Dialog with the open note. Escape, a click outside and the back button close it. */
export function NoteDialog({ id, cachedNote, onClose, children }: NoteDialogProps) {
  const t = useTexts('notes')
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, error, refetch } = useQuery({ ...api.show.query({ params: { id } }), placeholderData: cachedNote })

  useEffect(() => {
    dialog.current?.showModal()
    const textField = dialog.current?.querySelector<HTMLTextAreaElement>('[data-words]:not([readonly])')
    // On a phone, focusing a field would open the keyboard, which covers the note.
    if (!textField || !matchMedia('(pointer: fine)').matches) return dialog.current?.focus()
    textField.focus()
    textField.setSelectionRange(textField.value.length, textField.value.length)
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone={data && colorChoices[data.color].tone}
      tabIndex={-1}
      aria-label={data?.title || t('editor.label')}
      closedby="any"
      onClose={onClose}
    >
      {data && !error && children(data)}
      {!data && !error && (
        <div className="grid gap-4 padding-6" role="status" aria-label={t('editor.loading')}>
          <Skeleton width="60%" height={24} />
          <SkeletonText lines={4} />
        </div>
      )}
      {error && (
        <div className="grid gap-4 padding-6">
          {error instanceof Failure && error.status === 404 ? (
            <EmptyState
              small
              picture="/pictures/empty/nothing-found.svg"
              title={t('editor.gone')}
              text={t('editor.goneText')}
              action={<PlainButton onClick={onClose}>{t('editor.close')}</PlainButton>}
            />
          ) : (
            <ErrorState small error={error} onRetry={() => void refetch()} />
          )}
        </div>
      )}
    </dialog>
  )
}
