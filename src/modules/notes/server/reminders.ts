import type { Db } from '#platform/db/engines/database.ts'
import type { NoticeValue } from '#platform/contracts/notice.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { aboutNote, noteTitle } from './notices.ts'
import type { OwnState } from './note-rows.ts'
import type { Tables } from './tables.ts'

type Reminder = Pick<OwnState, 'reminderAt' | 'remindedAt'>

/**
 * A reminder at another time, which is due again. There is no notice of a time that has passed when it is set: the user
 * is looking at the note.
 */
export function changeReminder(before: Reminder, moment: string | null, now: string): Reminder {
  // As both databases return it, so that times can be compared as texts.
  const reminderAt = moment === null ? null : new Date(moment).toISOString()
  if (reminderAt === before.reminderAt) return { reminderAt, remindedAt: before.remindedAt }
  return { reminderAt, remindedAt: reminderAt !== null && reminderAt <= now ? now : null }
}

export const noReminder: Reminder = { reminderAt: null, remindedAt: null }

/** Reminders whose time has passed while their note was in the trash are over. */
export const skipPassedReminders = (db: Db<Tables>, noteId: number, now: string) =>
  db
    .updateTable('noteMembers')
    .set({ remindedAt: now })
    .where('noteId', '=', noteId)
    .where('reminderAt', '<=', now)
    .where('remindedAt', 'is', null)
    .execute()

// After an interruption, later runs send the rest.
const maxAtOnce = 500

/**
 * Sends the reminders that are due, also late ones after an interruption. A reminder is marked in the transaction of its
 * notice, so no other process and no later run sends it again.
 */
export async function remind(
  db: Db<Tables>,
  { now, events: { notify } }: Pick<Background<'reminder'>, 'now' | 'events'>,
) {
  const due = await db
    .selectFrom('noteMembers')
    .innerJoin('notes', 'notes.id', 'noteMembers.noteId')
    .select(['noteId', 'userId', 'reminderAt', 'title', 'text', 'items'])
    .where('reminderAt', '<=', now)
    .where('remindedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('reminderAt')
    .limit(maxAtOnce)
    .execute()
  for (const { noteId, userId, reminderAt, ...note } of due) {
    const marked = await db
      .updateTable('noteMembers')
      .set({ remindedAt: now })
      .where('noteId', '=', noteId)
      .where('userId', '=', userId)
      .where('reminderAt', '=', reminderAt)
      .where('remindedAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (!marked.numUpdatedRows) continue
    const when: NoticeValue = { at: reminderAt ?? now }
    notify([userId], { kind: 'reminder', values: { title: noteTitle(note), when }, ...aboutNote(noteId) })
  }
}
