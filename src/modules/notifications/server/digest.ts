import { isAmong } from '#platform/db/queries/value-conditions.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import type { Preferences } from '../contract.ts'
import { getDueBefore } from './due-before.ts'
import { createMessage } from './message.ts'
import { usual } from './settings-rows.ts'
import type { NotificationsDb } from './tables.ts'

type Tools = Pick<Background, 'now' | 'services'>

// Maximum number of notices per email, which mentions how many more there are.
const maxInEmail = 30

/** The users to whom an email is due. */
export async function findDueReaders(db: NotificationsDb, tools: Tools) {
  const waiting = await db
    .selectFrom('notifications')
    .leftJoin('notificationSettings', 'notificationSettings.userId', 'notifications.userId')
    .select((eb) => ['notifications.userId', 'mail', 'hour', 'timeZone', eb.fn.min('mailSince').as('since')])
    .where('mailSince', 'is not', null)
    .groupBy(['notifications.userId', 'mail', 'hour', 'timeZone'])
    .execute()
  if (waiting.length === 0) return []
  const { timeZone } = await tools.services.workspace()
  return waiting.flatMap(({ userId, since, ...own }) => {
    const before = dueBefore(own, timeZone, tools.now)
    return since !== null && new Date(since).toISOString() < before ? [userId] : []
  })
}

type OwnSettings = { [Name in 'mail' | 'hour' | 'timeZone']: Preferences[Name] | null }

const dueBefore = ({ mail, hour, timeZone }: OwnSettings, workspaceZone: string, now: string) =>
  getDueBefore({ mail: mail ?? usual.mail, hour: hour ?? usual.hour, timeZone: timeZone ?? workspaceZone }, now)

/**
 * Sends a user the email about the notices that are due. An update claims them, so that no other process sends them too;
 * the settings may have changed since they were found to be due.
 */
export async function sendDigest(db: NotificationsDb, userId: string, tools: Tools) {
  const settings = await db
    .selectFrom('notificationSettings')
    .select(['mail', 'hour', 'timeZone'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const { timeZone: workspaceZone } = await tools.services.workspace()
  const before = dueBefore(settings ?? { mail: null, hour: null, timeZone: null }, workspaceZone, tools.now)
  if (before === '') return
  const claimed = await db
    .updateTable('notifications')
    .set({ mailSince: null })
    .where('userId', '=', userId)
    .where('mailSince', '<', before)
    .returning(['id', 'readAt', 'deletedAt'])
    .execute()
  const ids = claimed.flatMap(({ id, readAt, deletedAt }) => (readAt === null && deletedAt === null ? [id] : []))
  const [reader] = await tools.services.readers([userId])
  if (!reader || ids.length === 0) return
  const readable = db
    .selectFrom('notifications')
    .where(isAmong(db, 'id', ids))
    .where(reader.about('topic', 'recordId'))
  const notices = await readable
    .select(['topic', 'kind', 'values', 'path', 'count', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxInEmail)
    .execute()
  if (notices.length === 0) return
  const { total } = await readable.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  await tools.services.mail.send(
    createMessage({
      reader,
      notices,
      more: Number(total) - notices.length,
      timeZone: settings?.timeZone ?? workspaceZone,
      texts: await tools.services.noticeTexts(reader.language),
      screen: tools.services.screen,
    }),
  )
}
