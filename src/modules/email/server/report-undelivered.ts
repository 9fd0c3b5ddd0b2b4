import type { Mail } from '#platform/contracts/mail.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import type { Tables } from './tables.ts'

// Mail that is returned later than after so many others with the same subject is reported without a link to it.
const maxCompared = 100

/** Notifies the sender of a message that these addresses did not get. */
export async function reportUndelivered(
  db: Db<Tables>,
  { from, subject }: Mail,
  addresses: readonly string[],
  { events }: Pick<Background<'undelivered'>, 'events'>,
) {
  const sender = from && (await db.selectFrom('users').select('id').where('email', '=', from.email).executeTakeFirst())
  if (!sender) return
  const latest = await db
    .selectFrom('emailCopies as c')
    .innerJoin('emails as m', 'm.id', 'c.messageId')
    .select(['c.id', 'c.threadId', 'm.to', 'm.cc', 'm.bcc'])
    .where('c.userId', '=', sender.id)
    .where('m.senderId', '=', sender.id)
    .where('m.state', '=', 'sent')
    .where('m.subject', '=', subject)
    .orderBy('c.id', 'desc')
    .limit(maxCompared)
    .execute()
  // Several people may have got a message with this subject.
  const undelivered = new Set(addresses.map((address) => address.toLowerCase()))
  const sent = latest.find(({ to, cc, bcc }) =>
    [...to, ...cc, ...bcc].some(({ email }) => undelivered.has(email.toLowerCase())),
  )
  events.notify([sender.id], {
    kind: 'undelivered',
    values: { title: subject, who: addresses.join(', ') },
    // Another module may have sent it.
    path: sent ? `/apps/email?in=sent&thread=${sent.threadId}` : '/apps/email',
    ...(sent && { recordId: sent.id }),
  })
}
