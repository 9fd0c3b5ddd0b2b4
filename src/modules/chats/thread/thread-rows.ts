import type { Outgoing } from '../composer/outbox.ts'
import type { Message } from '../contract-shapes.ts'

/** A message as it stands in the thread. */
export interface Row {
  message: Message
  /** The first one of a day has the date above it. */
  startsDay: boolean
  /** The first one that was not read yet. */
  isFirstNew: boolean
  /** Follows its sender's last one so closely that neither name nor face is said again. */
  isContinued: boolean
}

/** Its name from the moment it is written, whoever else may have chosen the same one. */
export const rowKey = ({ senderId, clientId }: Message) => `${senderId} ${clientId}`
export const outgoingKey = ({ userId, clientId }: Outgoing) => `${userId} ${clientId}`

const close = 5 * 60_000

const dayOf = (iso: string) => new Date(iso).toDateString()

const continues = (message: Message, before: Message) =>
  message.senderId === before.senderId &&
  !message.replyTo &&
  message.threadId === before.threadId &&
  before.deletedAt === null &&
  Math.abs(Date.parse(message.createdAt) - Date.parse(before.createdAt)) < close

/** The rows of the messages from `start` to before `end`. */
export const rowsOf = (
  messages: readonly Message[],
  { start, end }: { start: number; end: number },
  isWholeBefore: boolean,
  firstNew: number | undefined,
): Row[] =>
  messages.slice(start, end).map((message, index) => {
    const before = messages[start + index - 1]
    const startsDay = before ? dayOf(before.createdAt) !== dayOf(message.createdAt) : isWholeBefore
    const isFirstNew = message.id === firstNew
    return {
      message,
      startsDay,
      isFirstNew,
      isContinued: !startsDay && !isFirstNew && before !== undefined && continues(message, before),
    }
  })

/**
 * The first message after what was read that somebody else wrote; nothing where what was read lies further up, so that
 * it is not known which is the first.
 */
export function firstNewOf(messages: readonly Message[], lastReadId: number, userId: string, isWholeBefore: boolean) {
  const [first] = messages
  if (!first || (first.id > lastReadId && !isWholeBefore)) return undefined
  return messages.find(({ id, senderId }) => id > lastReadId && senderId !== userId)?.id
}
