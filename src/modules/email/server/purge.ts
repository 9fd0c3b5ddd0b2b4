import { batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Target } from '../contract.ts'
import { idsAtOnce } from './email-rows.ts'
import { findTarget } from './find-target.ts'
import { isInFolder, ownCopies, type Reader } from './matching.ts'
import type { Tables } from './tables.ts'

type Releases = Pick<Files, 'release'>

/** Deletes copies, and those of their messages and files that have no copy left. */
export async function purge(db: Db<Tables>, copyIds: readonly number[], files: Releases) {
  for await (const batch of batchesInTurns(copyIds, idsAtOnce)) {
    const copies = await db.deleteFrom('emailCopies').where('id', 'in', batch).returning('messageId').execute()
    await removeOrphans(db, [...new Set(copies.map(({ messageId }) => messageId))], files)
  }
}

/** Deletes those of the messages that have no copy. */
async function removeOrphans(db: Db<Tables>, messageIds: readonly number[], files: Releases) {
  if (messageIds.length === 0) return
  const deletedMessages = await db
    .deleteFrom('emails')
    .where('id', 'in', messageIds)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('emailCopies as k').select('k.id').whereRef('k.messageId', '=', 'emails.id'))),
    )
    .returning('attachments')
    .execute()
  const unusedFiles: StoredFile[] = deletedMessages.flatMap(({ attachments }) => attachments)
  if (unusedFiles.length > 0) await files.release(unusedFiles)
}

/** Empties the trash or the spam folder of one user. */
export async function emptyFolder(db: Db<Tables>, reader: Reader, folder: 'trash' | 'spam', files: Releases) {
  const rows = await ownCopies(db, reader)
    .where((eb) => isInFolder(eb, folder, reader))
    .select('c.id')
    .execute()
  await purge(
    db,
    rows.map(({ id }) => id),
    files,
  )
  return { removed: rows.length }
}

/** Deletes the messages of a target that are in the trash. */
export async function purgeTarget(db: Db<Tables>, reader: Reader, target: Target, files: Releases) {
  const rows = await findTarget(db, reader, { ...target, in: 'trash' })
  const ids = rows.flatMap(({ id, deletedAt }) => (deletedAt === null ? [] : [id]))
  await purge(db, ids, files)
  return { removed: ids.length }
}

/** Deletes the mailbox of a removed user, with scheduled messages; the copies of recipients remain. */
export async function purgeMailbox(db: Db<Tables>, userId: string, files: Releases) {
  const rows = await db.selectFrom('emailCopies').select('id').where('userId', '=', userId).execute()
  await purge(
    db,
    rows.map(({ id }) => id),
    files,
  )
  await db.deleteFrom('emailLabels').where('userId', '=', userId).execute()
  await db.deleteFrom('emailVacations').where('userId', '=', userId).execute()
  await db.deleteFrom('emailVacationReplies').where('userId', '=', userId).execute()
  await db.deleteFrom('emailTemplates').where('userId', '=', userId).execute()
  await db.deleteFrom('emailRules').where('userId', '=', userId).execute()
  await db.deleteFrom('emailSettings').where('userId', '=', userId).execute()
}

const retention = 30 * 86_400_000

/** Deletes messages that have been in a user's trash or spam for a month. */
export async function purgeOld(db: Db<Tables>, now: string, files: Releases) {
  const since = new Date(Date.parse(now) - retention).toISOString()
  // Each column has an index of its own.
  for (const column of ['deletedAt', 'spamAt'] as const) {
    const rows = await db.selectFrom('emailCopies').select('id').where(column, '<', since).limit(1000).execute()
    await purge(
      db,
      rows.map(({ id }) => id),
      files,
    )
  }
}

/**
 * Returns messages whose snooze time is over to the top of the inbox, unread. Those that were archived, deleted or sent
 * stay as they are.
 */
export async function wakeSnoozed(db: Db<Tables>, now: string, announce: (users: readonly string[]) => void) {
  const due = db.updateTable('emailCopies').where('snoozedUntil', '<=', now).returning('userId')
  const inInbox = due.where('folder', '=', 'inbox').where('deletedAt', 'is', null)
  const wokenCopies = await inInbox.set({ snoozedUntil: null, read: false, sortedAt: now }).execute()
  const otherCopies = await due.set({ snoozedUntil: null }).execute()
  const users = new Set([...wokenCopies, ...otherCopies].map(({ userId }) => userId))
  if (users.size > 0) announce([...users])
}
