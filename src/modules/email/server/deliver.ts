import type { Db } from '#platform/db/engines/database.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { Background, SharedServices } from '#platform/server/pipeline/call.ts'
import { dayAt } from '#platform/server/figures/day-starts.ts'
import { getRetryTime } from '#platform/server/mail/retry-time.ts'
import type { Address } from '../contract-email.ts'
import { addMessage, initialFlags } from './add-message.ts'
import { returnToDrafts } from './return-to-drafts.ts'
import { applyRules } from './rules.ts'
import type { Tables } from './tables.ts'
import { addVacationReplies } from './vacation.ts'

/** Dependencies of delivery, available in requests and in background jobs. */
export type DeliveryContext = Pick<Background, 'now' | 'events'> & {
  services: Pick<SharedServices, 'mail' | 'workspace'>
}

/** The queued messages that are due, those that have waited longest first. */
export async function findDue(db: Db<Tables>, now: string) {
  const due = await db
    .selectFrom('emails')
    .select('id')
    .where('state', '=', 'queued')
    .where('sendAt', '<=', now)
    .where((eb) => eb.or([eb('nextTryAt', 'is', null), eb('nextTryAt', '<=', now)]))
    .orderBy('sendAt')
    .orderBy('id')
    .limit(50)
    .execute()
  return due.map(({ id }) => String(id))
}

/**
 * Counts a delivery that failed, and puts the next one off, so that the message keeps back no other. After the last one
 * it is a draft again, of which its author is notified.
 */
export async function putOff(db: Db<Tables>, messageId: number, { now, events }: Background<'undelivered'>) {
  const failed = await db
    .updateTable('emails')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', messageId)
    .where('state', '=', 'queued')
    .returning(['senderId', 'subject', 'threadId', 'tries'])
    .executeTakeFirst()
  if (!failed) return
  const nextTryAt = getRetryTime(failed.tries, new Date(now))
  if (nextTryAt !== undefined) {
    await db.updateTable('emails').set({ nextTryAt }).where('id', '=', messageId).execute()
    return
  }
  const [returned] = await returnToDrafts(db, [messageId])
  if (!returned || failed.senderId === null) return
  events.announce([failed.senderId])
  events.notify([failed.senderId], {
    kind: 'undelivered',
    values: { title: failed.subject, who: returned.recipients.map(({ email }) => email).join(', ') },
    path: `/apps/email?in=drafts&thread=${failed.threadId}`,
  })
}

/** Sends a queued message. If several processes run, only one of them sends it; its author may have stopped it. */
export async function deliverDue(db: Db<Tables>, messageId: number, delivery: DeliveryContext) {
  const claimed = await db
    .updateTable('emails')
    .set({ state: 'sent' })
    .where('id', '=', messageId)
    .where('state', '=', 'queued')
    .where('sendAt', '<=', delivery.now)
    .returning('id')
    .executeTakeFirst()
  if (claimed) await deliver(db, messageId, delivery)
}

/**
 * Delivers a message whose state has just become `sent`: a copy to each user, an email to external addresses. Nobody
 * replies automatically to an automatic reply.
 */
export async function deliver(
  db: Db<Tables>,
  messageId: number,
  delivery: DeliveryContext,
  { isAutomatic = false }: { isAutomatic?: boolean } = {},
) {
  const message = await db.selectFrom('emails').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow()
  const { senderId, from, to, cc, bcc, subject, body, attachments, threadId } = message
  const recipients = [...to, ...cc, ...bcc]
  const users = await findUsersByAddress(db, recipients)
  const internalAddresses = new Set(users.map(({ email }) => email.toLowerCase()))
  const isSenderRecipient = users.some(({ id }) => id === senderId)
  const times = { time: delivery.now, sortedAt: delivery.now }

  await db
    .updateTable('emailCopies')
    .set({ ...times, folder: isSenderRecipient ? 'inbox' : 'sent', read: !isSenderRecipient })
    .where('messageId', '=', messageId)
    .execute()
  const receiving = users.filter(({ id }) => id !== senderId)
  await addCopies(db, { messageId, threadId, ...times }, receiving)
  await applyRules(db, messageId, isSenderRecipient ? users : receiving, delivery)

  const externalAddresses = (addresses: readonly Address[]) =>
    addresses.filter(({ email }) => !internalAddresses.has(email.toLowerCase()))
  if (externalAddresses(recipients).length > 0) {
    await delivery.services.mail.send({
      from,
      to: externalAddresses(to),
      cc: externalAddresses(cc),
      bcc: externalAddresses(bcc),
      subject,
      html: body,
      attachments,
    })
  }
  delivery.events.announce([...(senderId === null ? [] : [senderId]), ...receiving.map(({ id }) => id)])
  if (isAutomatic || receiving.length === 0) return
  const today = dayAt(delivery.now, (await delivery.services.workspace()).timeZone)
  for (const id of await addVacationReplies(db, message, receiving, { now: delivery.now, today }))
    await deliver(db, id, delivery, { isAutomatic: true })
}

/** The users who have one of the addresses. */
export function findUsersByAddress(db: Db<Tables>, addresses: readonly Pick<Address, 'email'>[]) {
  const lowerCaseAddresses = new Set(addresses.map(({ email }) => email.toLowerCase()))
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .execute()
    .then((users) => users.filter(({ email }) => lowerCaseAddresses.has(email.toLowerCase())))
}

type CopyTimes = Pick<Tables['emailCopies'], 'messageId' | 'threadId' | 'time' | 'sortedAt'>

const addCopies = async (db: Db<Tables>, copy: CopyTimes, users: readonly { id: string }[]) => {
  if (users.length === 0) return
  const copies = users.map(({ id }) => ({
    ...copy,
    ...initialFlags,
    userId: id,
    folder: 'inbox' as const,
    read: false,
  }))
  await db.insertInto('emailCopies').values(copies).execute()
}

interface IncomingMessage {
  from: Address
  to: readonly Address[]
  subject: string
  html: SafeHtml
}

/** The sender of messages from the application itself. */
export const application = (name: string): Address => ({ name, email: 'no-reply@app.example' })

/** Adds mail from outside to the inbox of each user it is addressed to. */
export async function receive(
  db: Db<Tables>,
  { from, to, subject, html }: IncomingMessage,
  delivery: Omit<DeliveryContext, 'services'> & { services: Pick<SharedServices, 'workspace'> },
) {
  const users = await findUsersByAddress(db, to)
  if (users.length === 0) return
  const { id, threadId } = await addMessage(db, {
    from,
    to: [...to],
    cc: [],
    bcc: [],
    subject,
    body: html,
    attachments: [],
    senderId: null,
    state: 'sent',
    inReplyTo: null,
  })
  await addCopies(db, { messageId: id, threadId, time: delivery.now, sortedAt: delivery.now }, users)
  await applyRules(db, id, users, delivery)
  delivery.events.announce(users.map((user) => user.id))
}
