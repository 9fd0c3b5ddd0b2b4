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
  const { nameOf, chat } = useOpenChat()
  const newest = Math.max(messages.at(-1)?.id ?? 0, chat.messages.at(-1)?.id ?? 0)
  const [{ known, said }, say] = useState({ known: newest, said: '' })
  const message = messages.findLast(({ id }) => id > known)
  if (newest > known) {
    const text =
      message && (messageAsText(message.msg, nameOf) || t('files.count', { count: message.attachments.length }))
    say({
      known: newest,
      said: message ? t('thread.said', { name: nameOf(message.senderId), text: text ?? '' }) : said,
    })
  }
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  )
}
