import { notFound } from '#platform/errors/failure.ts'
import type { Recipient } from './notice-rows.ts'
import type { NotificationsDb } from './tables.ts'

const updateOwn = (db: NotificationsDb, userId: string) =>
  db.updateTable('notifications').where('userId', '=', userId).where('deletedAt', 'is', null)

const getIds = (rows: readonly { id: number }[]) => ({ ids: rows.map(({ id }) => id) })

/** Read notices are neither extended nor emailed. */
const read = (now: string) => ({ readAt: now, openKey: null, mailSince: null })

/** 404 unless the user owns all of these. */
async function checkOwn(db: NotificationsDb, userId: string, ids: readonly number[]) {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow()
  if (Number(count) < new Set(ids).size) throw notFound()
}

/** Marks notices as read at a time, or as unread; skips those already in that state. */
export async function mark(db: NotificationsDb, userId: string, ids: readonly number[], readAt: string | null) {
  await checkOwn(db, userId, ids)
  const query = updateOwn(db, userId)
    .where('id', 'in', [...ids])
    .where('readAt', readAt === null ? 'is not' : 'is', null)
  return getIds(
    await query
      .set(readAt === null ? { readAt } : read(readAt))
      .returning('id')
      .execute(),
  )
}

/** Marks visible notices only: those that the user may not read now stay unread for later. */
export async function markAll(db: NotificationsDb, { userId, about }: Recipient, now: string, topic?: string) {
  let query = updateOwn(db, userId)
    .where('readAt', 'is', null)
    .where('isShown', '=', true)
    .where(about('topic', 'recordId'))
  if (topic !== undefined) query = query.where('topic', '=', topic)
  return getIds(await query.set(read(now)).returning('id').execute())
}

export async function visit(db: NotificationsDb, userId: string, now: string, path: string) {
  const query = updateOwn(db, userId).where('readAt', 'is', null).where('path', '=', path)
  return getIds(await query.set(read(now)).returning('id').execute())
}

export async function removeSome(db: NotificationsDb, userId: string, ids: readonly number[], now: string) {
  await checkOwn(db, userId, ids)
  const query = updateOwn(db, userId).where('id', 'in', [...ids])
  return getIds(await query.set({ deletedAt: now, openKey: null, mailSince: null }).returning('id').execute())
}

export async function restoreSome(db: NotificationsDb, userId: string, ids: readonly number[]) {
  await checkOwn(db, userId, ids)
  const query = db
    .updateTable('notifications')
    .where('userId', '=', userId)
    .where('deletedAt', 'is not', null)
    .where('id', 'in', [...ids])
  return getIds(await query.set({ deletedAt: null }).returning('id').execute())
}
