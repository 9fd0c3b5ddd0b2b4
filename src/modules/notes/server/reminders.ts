import type { Db } from '#platform/db/engines/database.ts'
import type { NoticeValue } from '#platform/contracts/notice.ts'
import type { Background, Call } from '#platform/server/pipeline/call.ts'
import type texts from '../locales/en.json'
import type { NoteRow } from './note-rows.ts'
import type { Tables } from './tables.ts'

type Kind = 'reminder'
type Reminder = Pick<NoteRow, 'reminderAt' | 'remindedAt' | 'deletedAt'>

/** Moments as both databases return them, so that they can be compared as texts. */
export const toStored = (moment: string | null) => moment && new Date(moment).toISOString()

/**
 * Whether a changed note is still to be reminded of. There is no notice of a time that has passed when it is set, or
 * when the note returns from the trash: whoever does this is looking at the note.
 */
export function findReminded(before: Reminder, after: Omit<Reminder, 'remindedAt'>, now: string) {
  if (after.reminderAt === null) return null
  const isSame = after.reminderAt === before.reminderAt
  const isReturned = before.deletedAt !== null && after.deletedAt === null
  if (isSame && (before.remindedAt !== null || !isReturned)) return before.remindedAt
  return after.reminderAt <= now ? now : null
}

/** Withdraws the notice of a reminder that the note no longer has. */
export function withdrawReminder(
  { withdraw }: Pick<Call<Kind>['events'], 'withdraw'>,
  before: NoteRow,
  after: Reminder,
) {
  if (before.remindedAt === null) return
  if (after.deletedAt === null && after.reminderAt === before.reminderAt) return
  withdraw({ kind: 'reminder', recordId: before.id })
}

/** The key of a name beside the kinds of notices. */
type NoticeText = Exclude<keyof (typeof texts)['notices']['notes'], Kind>

/** What the notice calls a note: its title, or the beginning of its content. */
function getTitle({ title, text, items }: Pick<NoteRow, 'title' | 'text' | 'items'>): NoticeValue {
  const [beginning] = [title, ...text.split('\n'), ...items.map((item) => item.text)]
    .map((line) => line.trim())
    .filter(Boolean)
  return beginning === undefined ? { text: 'untitled' satisfies NoticeText } : beginning.slice(0, 200)
}

// After an interruption, later runs send the rest.
const maxAtOnce = 500

/**
 * Sends the reminders that are due, also late ones after an interruption. A reminder is marked in the transaction of its
 * notice, so no other process and no later run sends it again.
 */
export async function remind(db: Db<Tables>, { now, events: { notify } }: Pick<Background<Kind>, 'now' | 'events'>) {
  const due = db
    .selectFrom('notes')
    .select('id')
    .where('reminderAt', '<=', now)
    .where('remindedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('reminderAt')
    .limit(maxAtOnce)
  const rows = await db
    .updateTable('notes')
    .set({ remindedAt: now })
    .where('id', 'in', due)
    .where('remindedAt', 'is', null)
    .returning(['id', 'ownerId', 'title', 'text', 'items', 'reminderAt'])
    .execute()
  for (const { id, ownerId, reminderAt, ...note } of rows) {
    notify([ownerId], {
      kind: 'reminder',
      values: { title: getTitle(note), when: { at: reminderAt ?? now } },
      path: `/apps/notes?note=${id}`,
      recordId: id,
    })
  }
}
