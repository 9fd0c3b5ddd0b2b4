import type { Message } from '../contract-shapes.ts'
import type { MessagePage } from '../contract.ts'

/** Prepends earlier messages; keeps the older version, so that no update is missed. */
export const withOlder = (stretch: MessagePage, older: MessagePage): MessagePage => {
  const first = stretch.messages[0]?.id ?? Infinity
  return {
    ...stretch,
    messages: [...older.messages.filter(({ id }) => id < first), ...stretch.messages],
    before: older.before,
  }
}

export const withNewer = (stretch: MessagePage, newer: MessagePage): MessagePage => {
  const last = stretch.messages.at(-1)?.id ?? 0
  return {
    ...stretch,
    messages: [...stretch.messages, ...newer.messages.filter(({ id }) => id > last)],
    after: newer.after,
  }
}

/**
 * Inserts new and changed messages by id. A new message may belong between known ones, since the response to a later
 * message can arrive before the update of an earlier one. Messages beyond an incomplete end are ignored.
 */
export function withUpdates(stretch: MessagePage, updates: readonly Message[], version = stretch.version): MessagePage {
  if (updates.length === 0) return version === stretch.version ? stretch : { ...stretch, version }
  const first = stretch.before ? (stretch.messages[0]?.id ?? 0) : 0
  const last = stretch.after ? (stretch.messages.at(-1)?.id ?? 0) : Infinity
  const within = updates.filter(({ id }) => id >= first && id <= last)
  const all = new Map([...stretch.messages, ...within].map((message) => [message.id, message]))
  return { ...stretch, version, messages: [...all.values()].toSorted((one, other) => one.id - other.id) }
}

/** Updates the quotes of changed messages. */
export function withQuotes(stretch: MessagePage, updates: readonly Message[]): MessagePage {
  const changed = new Map(updates.map((message) => [message.id, message]))
  if (!stretch.messages.some(({ replyTo }) => replyTo && changed.has(replyTo.id))) return stretch
  return {
    ...stretch,
    messages: stretch.messages.map((message) => {
      const quoted = message.replyTo && changed.get(message.replyTo.id)
      if (!quoted || !message.replyTo) return message
      const { msg, attachments, deletedAt } = quoted
      return {
        ...message,
        replyTo: { ...message.replyTo, msg, files: attachments.length, deleted: deletedAt !== null },
      }
    }),
  }
}

/** Index of the first message with at least this id. */
export function findIndexFrom(messages: readonly Message[], id: number) {
  let [low, high] = [0, messages.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((messages[middle]?.id ?? Infinity) < id) low = middle + 1
    else high = middle
  }
  return low
}
