import type { ReactNode, RefObject } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOpenChat } from '../chat-context.ts'
import styles from './message-list.module.css'
import { moveFocus } from './move-focus.ts'
import { useMessageStops } from './use-message-stops.ts'

interface MessageLogProps {
  scroller: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** The scrolled area of the messages: one Tab stop, whose arrow keys go from message to message. */
export function MessageLog({ scroller, children }: MessageLogProps) {
  const t = useTexts('chats')
  const { chat, thread } = useOpenChat()
  useMessageStops(scroller)
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="log"
      aria-live="off"
      aria-label={thread ? t('replies.label') : t('thread.label', { name: chat.name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll
      tabIndex={0}
      onKeyDown={moveFocus}
    >
      {children}
    </div>
  )
}
