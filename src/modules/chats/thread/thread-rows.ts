import type { Outgoing } from '../composer/outbox.ts'
import type { Message } from '../contract-shapes.ts'

/** A message with its position in the list. */
export interface Row {
  message: Message
  /** First message of a day, with the date above it. */
  startsDay: boolean
  /** First unread message. */
  isFirstNew: boolean
  /** Follows a recent message of the same sender; name and avatar are not repeated. */
  isContinued: boolean
}

/** React key that stays the same when the server assigns an id; client ids are unique only per sender. */
export const rowKey = ({ senderId, clientId }: Message) => `${senderId} ${clientId}`
export const outgoingKey = ({ userId, clientId }: Outgoing) => `${userId} ${clientId}`

const close = 5 * 60_000

const getDay = (iso: string) => new Date(iso).toDateString()

const continues = (message: Message, before: Message) =>
  message.senderId === before.senderId &&
  !message.replyTo &&
  message.threadId === before.threadId &&
  before.deletedAt === null &&
  Math.abs(Date.parse(message.createdAt) - Date.parse(before.createdAt)) < close

/** The rows of the messages from `start` to `end` (exclusive). */
export const createRows = (
  messages: readonly Message[],
  { start, end }: { start: number; end: number },
  isWholeBefore: boolean,
  firstNew: number | undefined,
): Row[] =>
  messages.slice(start, end).map((message, index) => {
    const before = messages[start + index - 1]
    const startsDay = before ? getDay(before.createdAt) !== getDay(message.createdAt) : isWholeBefore
    const isFirstNew = message.id === firstNew
    return {
      message,
      startsDay,
      isFirstNew,
      isContinued: !startsDay && !isFirstNew && before !== undefined && continues(message, before),
    }
  })

/**
 * The first unread message by another user; undefined if there is none, or if the last read message is not loaded, so
 * that there may be earlier ones.
 */
export function firstNewMessage(
  messages: readonly Message[],
  lastReadId: number,
  userId: string,
  isWholeBefore: boolean,
) {
  const [first] = messages
  if (!first || (first.id > lastReadId && !isWholeBefore)) return undefined
  return messages.find(({ id, senderId }) => id > lastReadId && senderId !== userId)?.id
}
