import { fill } from '#platform/db/sample/fill.ts'
import { fold } from '#platform/text/fold.ts'
import type { Tables } from './server/tables.ts'

const topics = ['Orders', 'Returns', 'Warehouse', 'Catalogue', 'Fairs', 'Web shop', 'Deliveries', 'Invoices']
const openings = [
  'Good morning,',
  'By the way:',
  'As for the order of this week,',
  'The carrier says that',
  'I have just seen that',
]
const news = [
  'the boxes for Hamburg are packed.',
  'two cartons came with a dented corner.',
  'the new price list is in the folder.',
  'the kites are sold out again.',
  'somebody has to sign for the pallet at noon.',
  'the linen arrives on Thursday.',
]

/** Number of chats; more messages make each chat longer. */
const size = 20
/** Maximum number of the latest messages, over all chats, that a user has not read. */
const unread = 40

/** Group chats with all users as members. */
export default fill<Tables>({
  async *rows({ db, count, users, people, random, next, at }) {
    const firstChat = await next('chats')
    const first = await next('chatMessages')
    for (let index = 0; index < size; index += 1) {
      const chatId = firstChat + index
      const name = `${topics[index % topics.length]} ${chatId}`
      yield {
        chats: [{ id: chatId, kind: 'group', name, pair: null, version: 0, createdAt: at(0) }],
        chatMembers: users.map(({ id }) => ({
          chatId,
          userId: id,
          lastReadId: Math.max(0, first + count - 1 - random.int(0, unread)),
          muted: false,
          pinned: false,
          joinedAt: at(0),
        })),
      }
    }
    const versions = Array.from({ length: size }, () => 0)
    for (let index = 0; index < count; index += 1) {
      const id = first + index
      const chatIndex = random.int(0, size - 1)
      const version = (versions[chatIndex] ?? 0) + 1
      versions[chatIndex] = version
      const { firstname, lastname, company } = random.pick(people)
      const about = random.chance(0.3) ? ` ${firstname} ${lastname} of ${company} asks.` : ''
      const msg = `${random.pick(openings)} ${random.pick(news)}${about}`
      yield {
        chatMessages: [
          {
            id,
            chatId: firstChat + chatIndex,
            senderId: random.pick(users).id,
            msg,
            type: 'text',
            attachments: '[]',
            mentions: '[]',
            createdAt: at(index),
            clientId: `fill-${id}`,
            replyToId: null,
            editedAt: null,
            deletedAt: null,
            pinnedAt: null,
            version,
            search: fold(msg),
          },
        ],
      }
    }
    for (const [chatIndex, version] of versions.entries())
      await db
        .updateTable('chats')
        .set({ version })
        .where('id', '=', firstChat + chatIndex)
        .execute()
  },
})
