import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import type { Vacation } from '../contract-vacation.ts'
import { addMessage, initialFlags } from './add-message.ts'
import type { Tables } from './tables.ts'

const columns = ['active', 'since', 'until', 'subject', 'body'] as const

export async function readVacation(db: Db<Tables>, userId: string): Promise<Vacation> {
  const row = await db.selectFrom('emailVacations').select(columns).where('userId', '=', userId).executeTakeFirst()
  return row ?? { active: false, since: null, until: null, subject: '', body: trustedHtml('') }
}

/** Saves the reply and forgets who has had it. */
export async function saveVacation(db: Db<Tables>, userId: string, vacation: Vacation): Promise<Vacation> {
  if (vacation.active && plainText(vacation.body).trim() === '') throw refused('body', 'The reply has no text')
  await db
    .insertInto('emailVacations')
    .values({ userId, ...vacation })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(vacation))
    .execute()
  await db.deleteFrom('emailVacationReplies').where('userId', '=', userId).execute()
  return readVacation(db, userId)
}

/** The replies that are sent today. */
const selectActiveReplies = (db: Db<Tables>, today: string) =>
  db
    .selectFrom('emailVacations')
    .where('active', '=', true)
    .where((eb) => eb.or([eb('since', 'is', null), eb('since', '<=', today)]))
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>=', today)]))

/** Whether the user's mailbox replies on this day. */
export const repliesToday = async (db: Db<Tables>, userId: string, today: string) =>
  (await selectActiveReplies(db, today).select('userId').where('userId', '=', userId).executeTakeFirst()) !== undefined

type Message = Pick<Selectable<Tables['emails']>, 'id' | 'threadId' | 'from' | 'to' | 'cc' | 'subject'>

interface Recipient {
  id: string
  name: string
  email: string
}

/**
 * Adds the replies of recipients who are away, and returns the ids of the messages to deliver. Only those who are named
 * in To or Cc reply, and not to a message that their rules moved to spam or trash.
 */
export async function addVacationReplies(
  db: Db<Tables>,
  message: Message,
  recipients: readonly Recipient[],
  { now, today }: { now: string; today: string },
): Promise<number[]> {
  const addresses = new Set([...message.to, ...message.cc].map(({ email }) => email.toLowerCase()))
  const directRecipients = recipients.filter(({ email }) => addresses.has(email.toLowerCase()))
  if (directRecipients.length === 0) return []
  const ids = directRecipients.map(({ id }) => id)
  const keptCopies = db
    .selectFrom('emailCopies')
    .select('userId')
    .where('messageId', '=', message.id)
    .where('folder', '!=', 'spam')
    .where('deletedAt', 'is', null)
  const activeReplies = await selectActiveReplies(db, today)
    .select(['userId', 'subject', 'body'])
    .where('userId', 'in', ids)
    .where('userId', 'in', keptCopies)
    .execute()
  const replies: number[] = []
  for (const { userId, subject, body } of activeReplies) {
    const user = directRecipients.find(({ id }) => id === userId)
    if (!user || !(await isFirstReply(db, userId, message.from.email))) continue
    const { id, threadId } = await addMessage(
      db,
      {
        from: { name: user.name, email: user.email },
        to: [message.from],
        cc: [],
        bcc: [],
        subject: subject || `Re: ${message.subject}`,
        body,
        attachments: [],
        senderId: userId,
        state: 'sent',
        inReplyTo: message.id,
      },
      message.threadId,
    )
    const copy = { messageId: id, threadId, userId, folder: 'sent' as const, read: true, time: now, sortedAt: now }
    await db
      .insertInto('emailCopies')
      .values({ ...initialFlags, ...copy })
      .execute()
    replies.push(id)
  }
  return replies
}

async function isFirstReply(db: Db<Tables>, userId: string, email: string) {
  const added = await db
    .insertInto('emailVacationReplies')
    .values({ userId, email: email.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst()
  return added !== undefined
}
