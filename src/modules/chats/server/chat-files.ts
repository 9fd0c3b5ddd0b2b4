import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { findMembership } from './membership.ts'
import type { Tables } from './tables.ts'
import { restorableSince } from './write-messages.ts'

const maxListed = 200
const purgeBatchSize = 100

/** Messages with files, latest first. */
const withFiles = (db: Db<Tables>, chatId: number) =>
  db
    .selectFrom('chatFiles')
    .innerJoin('chatMessages', 'chatMessages.id', 'chatFiles.messageId')
    .select(['fileId', 'attachments', 'chatMessages.id as messageId', 'threadId', 'senderId', 'createdAt'])
    .where('chatFiles.chatId', '=', chatId)
    .where('deletedAt', 'is', null)
    .orderBy('chatMessages.id', 'desc')

export async function listFiles(db: Db<Tables>, userId: string, chatId: number) {
  await findMembership(db, chatId, userId)
  const rows = await withFiles(db, chatId).limit(maxListed).execute()
  return rows.flatMap(({ fileId, attachments, ...row }) => {
    const file = attachments.find(({ id }) => id === fileId)
    return file ? [{ ...file, ...row }] : []
  })
}

export async function findFile(db: Db<Tables>, userId: string, chatId: number, fileId: string): Promise<StoredFile> {
  await findMembership(db, chatId, userId)
  const row = await withFiles(db, chatId).where('fileId', '=', fileId).limit(1).executeTakeFirst()
  const file = row?.attachments.find(({ id }) => id === fileId)
  if (!file) throw notFound()
  return file
}

/** Deletes the text and files of messages that were deleted more than a day ago. */
export async function purgeRemoved(
  db: Db<Tables>,
  { now, services: { files } }: { now: string; services: { files: Pick<Background['services']['files'], 'release'> } },
) {
  const old = await db
    .selectFrom('chatMessages')
    .select('id')
    .where('deletedAt', '<', restorableSince(now))
    // Written as in the condition of the index.
    .where(sql<SqlBool>`"search" <> ''`)
    .limit(purgeBatchSize)
    .execute()
  for (const { id } of old) {
    const claimed = await db
      .updateTable('chatMessages')
      .set({ msg: '', search: '' })
      .where('id', '=', id)
      .where('search', '!=', '')
      .returning('attachments')
      .executeTakeFirst()
    if (claimed) await files.release(claimed.attachments)
  }
}
