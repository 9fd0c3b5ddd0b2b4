import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PurgeDialog } from '#platform/ui/records/purge-dialog.tsx'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Note } from '../contract.ts'
import { api } from '../notes-client.ts'
import { useIsOwner } from '../use-is-owner.ts'
import type { NoteActions } from '../use-note-actions.ts'
import { ReminderDialog } from './reminder-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

/**
 * What the user is asked: whether to delete a note or all of the trash, when to be reminded, with whom to share, whether
 * to leave a shared note.
 */
export type Question = { removed: Note | 'trash' } | { reminded: Note } | { shared: Note } | { leaving: Note }

interface NoteQuestionsProps {
  question: Question
  /** Number of deleted notes. */
  deletedCount: number
  actions: Pick<NoteActions, 'remind' | 'purge' | 'emptyTrash'>
  /** Called when the user has deleted or left the note. */
  onGone: (note: Note) => void
  onClose: () => void
}

/** The dialog with the question, above the note if it is open. */
export function NoteQuestions({ question, deletedCount, actions, onGone, onClose }: NoteQuestionsProps) {
  const t = useTexts('notes')
  const isOwner = useIsOwner()
  if ('removed' in question) {
    const { removed } = question
    if (removed === 'trash')
      return <EmptyTrashDialog count={deletedCount} onConfirm={actions.emptyTrash} onClose={onClose} />
    const purge = () => {
      onGone(removed)
      actions.purge(removed)
    }
    return <PurgeDialog name={removed.title || t('untitled')} onConfirm={purge} onClose={onClose} />
  }
  if ('shared' in question)
    return <ShareDialog note={question.shared} isOwner={isOwner(question.shared)} onClose={onClose} />
  if ('leaving' in question) return <LeaveDialog note={question.leaving} onGone={onGone} onClose={onClose} />
  const { reminded } = question
  return (
    <ReminderDialog
      reminderAt={reminded.reminderAt}
      onChoose={(reminderAt) => actions.remind(reminded, reminderAt)}
      onClose={onClose}
    />
  )
}

interface EmptyTrashDialogProps {
  count: number
  onConfirm: () => void
  onClose: () => void
}

function EmptyTrashDialog({ count, ...on }: EmptyTrashDialogProps) {
  const t = useTexts('notes')
  return (
    <ConfirmDialog danger title={t('trash.emptyTitle')} action={t('trash.empty')} {...on}>
      {t('trash.emptyText', { count })}
    </ConfirmDialog>
  )
}

interface LeaveDialogProps extends Pick<NoteQuestionsProps, 'onGone' | 'onClose'> {
  note: Note
}

/** Asks before a user leaves a note, since only its owner can undo that. */
function LeaveDialog({ note, onGone, onClose }: LeaveDialogProps) {
  const t = useTexts('notes')
  const { mutateAsync } = useMutation(api.leave.mutation())
  const leave = async () => {
    onGone(note)
    await mutateAsync({ params: { id: note.id } })
    toast({ text: t('done.left') })
  }
  return (
    <ConfirmDialog
      title={t('sharing.leaveTitle')}
      action={t('sharing.leave')}
      // The application shows a failure.
      onConfirm={() => void leave().catch(() => {})}
      onClose={onClose}
    >
      {t('sharing.leaveText', { title: note.title || t('untitled') })}
    </ConfirmDialog>
  )
}
