import type { Message } from '../contract-shapes.ts'

/** Adds or removes a user's reaction; an emoji without users is removed. */
export function withReaction(message: Message, emoji: string, userId: string, isOn: boolean): Message {
  const isThere = message.reactions.some((reaction) => reaction.emoji === emoji)
  const reactions = message.reactions
    .map((reaction) => {
      if (reaction.emoji !== emoji) return reaction
      const otherUserIds = reaction.userIds.filter((id) => id !== userId)
      return { emoji, userIds: isOn ? [...otherUserIds, userId] : otherUserIds }
    })
    .filter(({ userIds }) => userIds.length > 0)
  return { ...message, reactions: isOn && !isThere ? [...reactions, { emoji, userIds: [userId] }] : reactions }
}
