import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Message } from '../contract-shapes.ts'
import { messageAsText } from '../format/parse-message.ts'

/**
 * Announces new messages to screen readers, the user's own once they are sent, but not messages loaded by scrolling.
 */
export function Announcer({ messages }: { messages: readonly Message[] }) {
  const t = useTexts('chats')
  const { getName, chat } = useOpenChat()
  const newest = Math.max(messages.at(-1)?.id ?? 0, chat.messages.at(-1)?.id ?? 0)
  const [{ lastId, announcement }, setAnnounced] = useState({ lastId: newest, announcement: '' })
  const message = messages.findLast(({ id }) => id > lastId)
  if (newest > lastId) {
    const text =
      message && (messageAsText(message.msg, getName) || t('files.count', { count: message.attachments.length }))
    setAnnounced({
      lastId: newest,
      announcement: message ? t('thread.said', { name: getName(message.senderId), text: text ?? '' }) : announcement,
    })
  }
  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  )
}
