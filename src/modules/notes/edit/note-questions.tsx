import type { Note } from '../contract.ts'
import type { NoteActions } from '../use-note-actions.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'

/** What the user is asked: whether to delete a note or all of the trash, or when to be reminded. */
export type Question = { removed: Note | 'trash' } | { reminded: Note }

interface NoteQuestionsProps {
  question: Question
  /** Number of deleted notes. */
  deletedCount: number
  actions: Pick<NoteActions, 'remind'>
  onRemoveForGood: (removed: Note | 'trash') => void
  onClose: () => void
}

/** The dialog with the question, above the note if it is open. */
export function NoteQuestions({ question, deletedCount, actions, onRemoveForGood, onClose }: NoteQuestionsProps) {
  if ('removed' in question) {
    const { removed } = question
    return (
      <RemovalDialog
        removed={removed}
        count={deletedCount}
        onConfirm={() => onRemoveForGood(removed)}
        onClose={onClose}
      />
    )
  }
  const { reminded } = question
  return (
    <ReminderDialog
      reminderAt={reminded.reminderAt}
      onChoose={(reminderAt) => actions.remind(reminded, reminderAt)}
      onClose={onClose}
    />
  )
}
