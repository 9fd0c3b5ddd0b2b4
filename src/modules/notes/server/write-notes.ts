import type { Db } from '#platform/db/engines/database.ts'
import { Failure, forbidden, notFound } from '#platform/errors/failure.ts'
import { changeItems, maxItems } from '#platform/records/checklist.ts'
import { withoutUndefined } from '#platform/records/without-undefined.ts'
import type { Handlers } from '#platform/server/api.ts'
import { refuseOverwrittenItems } from '#platform/server/records/refuse-overwritten-items.ts'
import { distinctLabels } from '#platform/text/labels.ts'
import type { notes } from '../contract.ts'
import { memberIds, withMembersOfOne } from './members.ts'
import { type NoteRow, noteRows, toNote } from './note-rows.ts'
import type { NoteEvents } from './notices.ts'
import { changeReminder, noReminder, skipPassedReminders } from './reminders.ts'
import type { Tables } from './tables.ts'

type WriteHandlers = Pick<Handlers<typeof notes>, 'create' | 'edit' | 'editItems' | 'move' | 'duplicate'>

export const writeHandlers = (db: Db<Tables>): WriteHandlers => {
  const { find, lock, saveContent, saveOwn, add, topPosition, findPositionNextTo } = noteRows(db)
  const show = async (userId: string, id: number) => withMembersOfOne(db, await find(userId, id))
  return {
    create: async ({ user, body: { labels, pinned, archived, reminderAt, ...content }, now }) => {
      const own = {
        position: await topPosition(user.id),
        pinned,
        archived,
        ...changeReminder(noReminder, reminderAt, now),
      }
      return withMembersOfOne(db, await add(user.id, { ...content, labels: distinctLabels(labels) }, own, now))
    },

    edit: async ({ user, params: { id }, body, now, check, events }) => {
      const { deleted, pinned, archived, reminderAt, labels, ...fields } = body
      const content = { ...fields, ...(labels && { labels: distinctLabels(labels) }) }
      const isContent = deleted !== undefined || Object.keys(content).length > 0
      const row = isContent ? await lock(user.id, id, now) : await find(user.id, id)
      check(toNote(row))
      if (isContent) {
        await saveContent({ ...row, ...content, deletedAt: await changeTrash(db, { row, user, deleted, now, events }) })
        events.announce(await memberIds(db, id))
      }
      if (reminderAt !== undefined && row.remindedAt !== null && reminderAt !== row.reminderAt)
        events.withdraw({ kind: 'reminder', recordId: id, users: [user.id] })
      const reminder = reminderAt === undefined ? {} : changeReminder(row, reminderAt, now)
      await saveOwn(user.id, id, withoutUndefined({ pinned, archived, ...reminder }))
      return show(user.id, id)
    },

    editItems: async ({ user, params: { id }, body, now, check, events }) => {
      const row = await lock(user.id, id, now)
      check(toNote(row))
      refuseOverwrittenItems(row.items, body)
      const items = changeItems(row.items, body)
      if (items.length > maxItems) throw new Failure(422, `A checklist has at most ${maxItems} items`)
      await saveContent({ ...row, items })
      events.announce(await memberIds(db, id))
      return show(user.id, id)
    },

    move: async ({ user, params: { id }, body: { side, of }, check }) => {
      const row = await find(user.id, id)
      check(toNote(row))
      const anchor = await find(user.id, of)
      if (anchor.id !== row.id)
        await saveOwn(user.id, id, { position: await findPositionNextTo(user.id, side, of, id) })
      return show(user.id, id)
    },

    duplicate: async ({ user, params: { id }, now }) => {
      const row = await find(user.id, id)
      const position = await findPositionNextTo(user.id, 'after', id)
      const own = { position, pinned: false, archived: row.archived, ...noReminder }
      return withMembersOfOne(db, await add(user.id, row, own, now))
    },
  }
}

interface TrashChange {
  row: NoteRow
  user: { id: string }
  deleted: boolean | undefined
  now: string
  events: NoteEvents
}

/** The note's `deletedAt` after an edit, with what follows from it. */
async function changeTrash(db: Db<Tables>, { row, user, deleted, now, events }: TrashChange) {
  if (deleted === undefined) return row.deletedAt
  if (row.ownerId !== user.id) throw forbidden('Only the owner of a note can move it to the trash')
  if (deleted) {
    events.withdraw({ recordId: row.id })
    return row.deletedAt ?? now
  }
  if (row.deletedAt !== null) await skipPassedReminders(db, row.id, now)
  return null
}

export const removeHandlers = (db: Db<Tables>): Pick<Handlers<typeof notes>, 'remove' | 'purge' | 'emptyTrash'> => {
  const { lock, saveContent } = noteRows(db)
  return {
    remove: async ({ user, params: { id }, now, check, events }) => {
      const row = await lock(user.id, id)
      check(toNote(row))
      if (row.ownerId !== user.id) throw forbidden('Only the owner of a note can delete it')
      if (row.deletedAt !== null) return
      events.announce(await memberIds(db, id))
      const deletedAt = await changeTrash(db, { row, user, deleted: true, now, events })
      await saveContent({ ...row, deletedAt, updatedAt: now })
    },

    purge: async ({ user, params: { id }, check }) => {
      const row = await lock(user.id, id)
      check(toNote(row))
      if (row.ownerId !== user.id) throw forbidden('Only the owner of a note can delete it')
      if (row.deletedAt === null) throw notFound('This note is not in the trash')
      await db.deleteFrom('notes').where('id', '=', id).execute()
    },

    emptyTrash: async ({ user }) => {
      const query = db.deleteFrom('notes').where('ownerId', '=', user.id).where('deletedAt', 'is not', null)
      const { numDeletedRows } = await query.executeTakeFirstOrThrow()
      return { removed: Number(numDeletedRows) }
    },
  }
}
