import { fill } from '#platform/db/sample/fill.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import type { Address } from './contract-email.ts'
import { initialFlags } from './server/add-message.ts'
import { storedMessage } from './server/email-rows.ts'
import type { Tables } from './server/tables.ts'

const topics = ['the spring order', 'the delivery of Monday', 'your price list', 'the fair', 'invoice 2291', 'a return']
const subjects = ['About', 'A question on', 'Once more:', 'News of', 'Thank you for']
const bodies = [
  'We have looked at it together and would like to go on as agreed. Two points are open: the date, and who pays the carrier.',
  'Could you send us the certificates before the end of the month? Without them the boxes stay at the harbour.',
  'All arrived in good order. The shop sold the first ten on the same day, so please keep forty more for us.',
  'I am out of the house until Thursday. Whatever is urgent goes to the shared address meanwhile.',
].map((text) => trustedHtml(`<p>${text}</p>`))

/** Number of the latest messages that are unread. */
const unreadRecords = 60
const maxThreadLength = 4

/** Conversations between users and generated people; each user among them gets a copy of each message. */
export default fill<Tables>({
  async *rows({ count, users, people, random, next, at }) {
    const first = await next('emails')
    let copyId = await next('emailCopies')
    let index = 0
    while (index < count) {
      const { firstname, lastname, emails } = random.pick(people)
      const person: Address = { name: `${firstname} ${lastname}`, email: emails[0] ?? '' }
      const user = random.pick(users)
      const other = random.chance(0.2) ? random.pick(users) : user
      const subject = `${random.pick(subjects)} ${random.pick(topics)}`
      const threadId = first + index
      const length = Math.min(random.int(1, maxThreadLength), count - index)
      for (let turn = 0; turn < length; turn += 1, index += 1) {
        const id = first + index
        const isOurs = turn % 2 === 1
        const readers = [...new Map([user, other].map((one) => [one.id, one])).values()]
        const ours = readers.map(({ name, email }): Address => ({ name, email }))
        const sender = { name: user.name, email: user.email }
        yield {
          emails: [
            {
              ...storedMessage({
                from: isOurs ? sender : person,
                to: isOurs ? [person] : ours,
                cc: isOurs ? ours.slice(1) : [],
                bcc: [],
                subject: turn === 0 ? subject : `Re: ${subject}`,
                body: random.pick(bodies),
                attachments: [],
              }),
              id,
              threadId,
              senderId: isOurs ? user.id : null,
              state: 'sent',
              sendAt: null,
              inReplyTo: turn === 0 ? null : id - 1,
              version: 1,
            },
          ],
          emailCopies: readers.map(({ id: userId }) => ({
            ...initialFlags,
            id: copyId++,
            userId,
            messageId: id,
            threadId,
            folder:
              isOurs && userId === user.id
                ? ('sent' as const)
                : index < count - unreadRecords && random.chance(0.6)
                  ? ('archive' as const)
                  : ('inbox' as const),
            starred: random.chance(20 / (count + 40)),
            read: isOurs || index < count - unreadRecords,
            time: at(index),
            sortedAt: at(index),
          })),
        }
      }
    }
  },
})
