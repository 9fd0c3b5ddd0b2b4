import type { Db } from '#platform/db/engines/database.ts'
import { conflict, Failure, forbidden, notFound, refused } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import { maxCollaborators, type notes } from '../contract.ts'
import { memberIds, withMembersOfOne } from './members.ts'
import { noteRows, toNote } from './note-rows.ts'
import { aboutNote, type NoteEvents, noteTitle } from './notices.ts'
import { noReminder } from './reminders.ts'
import type { Tables } from './tables.ts'

export const shareHandlers = (db: Db<Tables>): Pick<Handlers<typeof notes>, 'share' | 'unshare' | 'leave'> => {
  const { find, lock } = noteRows(db)
  return {
    share: async ({ user, params: { id }, body: { userIds }, check, events }) => {
      const row = await lock(user.id, id)
      check(toNote(row))
      if (row.ownerId !== user.id) throw forbidden('Only the owner of a note can share it')
      if (row.deletedAt !== null) throw conflict('The note is in the trash')
      const members = await memberIds(db, id)
      const added = [...new Set(userIds)].filter((userId) => !members.includes(userId))
      // The owner is a member, but no collaborator.
      if (members.length - 1 + added.length > maxCollaborators)
        throw new Failure(422, `A note has at most ${maxCollaborators} collaborators`)
      await addMembers(db, id, added)
      events.notify(added, { kind: 'shared', values: { who: user.name, title: noteTitle(row) }, ...aboutNote(id) })
      events.announce([...members, ...added])
      return withMembersOfOne(db, await find(user.id, id))
    },

    unshare: async ({ user, params: { id, user: userId }, check, events }) => {
      const row = await lock(user.id, id)
      check(toNote(row))
      if (row.ownerId !== user.id) throw forbidden('Only the owner of a note can stop sharing it')
      if (userId === row.ownerId) throw notFound()
      await removeMember(db, id, userId, events)
    },

    leave: async ({ user, params: { id }, check, events }) => {
      const row = await lock(user.id, id)
      check(toNote(row))
      if (row.ownerId === user.id) throw conflict('The owner of a note cannot leave it')
      await removeMember(db, id, user.id, events)
    },
  }
}

async function removeMember(db: Db<Tables>, noteId: number, userId: string, events: NoteEvents) {
  const members = await memberIds(db, noteId)
  const query = db.deleteFrom('noteMembers').where('noteId', '=', noteId).where('userId', '=', userId)
  const { numDeletedRows } = await query.executeTakeFirstOrThrow()
  if (!numDeletedRows) throw notFound()
  events.withdraw({ recordId: noteId, users: [userId] })
  events.announce(members)
}

/** Puts the note before all others of each user; throws 422 for unknown and closed accounts. */
async function addMembers(db: Db<Tables>, noteId: number, userIds: readonly string[]) {
  if (userIds.length === 0) return
  const users = await db
    .selectFrom('users')
    .select('users.id')
    .select((eb) =>
      eb
        .selectFrom('noteMembers')
        .select((member) => member.fn.min('position').as('position'))
        .whereRef('noteMembers.userId', '=', 'users.id')
        .as('top'),
    )
    .where('users.id', 'in', userIds)
    .where('users.status', '=', 'active')
    .execute()
  if (users.length < userIds.length) throw refused('userIds', 'User not found')
  const own = { noteId, pinned: false, archived: false, ...noReminder }
  await db
    .insertInto('noteMembers')
    .values(users.map(({ id, top }) => ({ ...own, userId: id, position: (top ?? 0) - 1 })))
    .execute()
}

/** After the deletion of an account, nobody has its notes any more, and it has none of others. */
export async function forgetNotes(db: Db<Tables>, userId: string, announce: (users: readonly string[]) => void) {
  const own = db.selectFrom('notes').select('id').where('ownerId', '=', userId)
  const joined = db.selectFrom('noteMembers').select('noteId').where('userId', '=', userId)
  const others = await db
    .selectFrom('noteMembers')
    .select('userId')
    .distinct()
    .where((eb) => eb.or([eb('noteId', 'in', own), eb('noteId', 'in', joined)]))
    .execute()
  await db.deleteFrom('notes').where('ownerId', '=', userId).execute()
  await db.deleteFrom('noteMembers').where('userId', '=', userId).execute()
  announce(others.map((member) => member.userId))
}
