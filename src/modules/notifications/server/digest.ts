import type { Background } from '#platform/server/pipeline/call.ts'
import { getDueBefore } from './due-before.ts'
import { createMessage } from './message.ts'
import { usual } from './settings-rows.ts'
import type { NotificationsDb } from './tables.ts'

type Tools = Pick<Background, 'now' | 'services'>

// Maximum number of notices per email, which mentions how many more there are.
const maxInEmail = 30

/** Sends due emails. An update claims the waiting notices, so that no other process sends them too. */
export async function sendDigests(db: NotificationsDb, tools: Tools) {
  const waiting = await db
    .selectFrom('notifications')
    .leftJoin('notificationSettings', 'notificationSettings.userId', 'notifications.userId')
    .select((eb) => ['notifications.userId', 'mail', 'hour', 'timeZone', eb.fn.min('mailSince').as('since')])
    .where('mailSince', 'is not', null)
    .groupBy(['notifications.userId', 'mail', 'hour', 'timeZone'])
    .execute()
  for (const { userId, mail, hour, timeZone, since } of waiting) {
    const before = getDueBefore(
      {
        mail: mail ?? usual.mail,
        hour: hour ?? usual.hour,
        timeZone: timeZone ?? (await tools.services.workspace()).timeZone,
      },
      tools.now,
    )
    if (since !== null && new Date(since).toISOString() < before) await sendDigest(db, tools, userId, before)
  }
}

async function sendDigest(db: NotificationsDb, tools: Tools, userId: string, before: string) {
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
  const notices = await db
    .selectFrom('notifications')
    .select(['topic', 'kind', 'values', 'path', 'count', 'at'])
    .where('id', 'in', ids)
    .where(reader.about('topic', 'recordId'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  if (notices.length === 0) return
  const settings = await db
    .selectFrom('notificationSettings')
    .select('timeZone')
    .where('userId', '=', userId)
    .executeTakeFirst()
  await tools.services.mail.send(
    createMessage({
      reader,
      notices: notices.slice(0, maxInEmail),
      more: Math.max(0, notices.length - maxInEmail),
      timeZone: settings?.timeZone ?? (await tools.services.workspace()).timeZone,
      texts: await tools.services.noticeTexts(reader.language),
      screen: tools.services.screen,
    }),
  )
}
