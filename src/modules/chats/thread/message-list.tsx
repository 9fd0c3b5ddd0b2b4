import { useState } from 'react'
import { useOpenChat } from '../chat-context.ts'
import type { Outgoing } from '../composer/outbox.ts'
import type { MessagePage } from '../contract.ts'
import { Announcer } from './announcer.tsx'
import { JumpButton } from './jump-button.tsx'
import styles from './message-list.module.css'
import { MessageLog } from './message-log.tsx'
import { MessageRow } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import { sliceAtEnd } from './slice.ts'
import { ThreadStart } from './thread-start.tsx'
import { outgoingKey, rowKey } from './thread-rows.ts'
import { FirstUnreadButton } from './first-unread-button.tsx'
import { useRenderedRows } from './use-rendered-rows.ts'
import { useFirstUnread } from './use-first-unread.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'
import { useShowSent } from './use-show-sent.ts'
import { useMessageTarget } from './use-message-target.ts'
import type { useReading } from './use-reading.ts'
import type { useThread } from './use-thread.ts'

interface MessageListProps {
  stretch: MessagePage
  thread: Omit<ReturnType<typeof useThread>, 'stretch'>
  reading: ReturnType<typeof useReading>
  outgoing: readonly Outgoing[]
  /** The message in the URL. */
  target: number | undefined
}

/** The messages of a chat or a thread. Renders only rows near the visible ones; new messages do not move them. */
export function MessageList({ stretch, thread, reading, outgoing, target }: MessageListProps) {
  const { chat, thread: openThread } = useOpenChat()
  const { messages } = stretch
  const { rows, isWhole, hasEarlier, isNewEarlier, setSlice, renderMore } = useRenderedRows(stretch, thread, target)
  const [isFarFromEnd, setFarFromEnd] = useState(false)
  const [isNewAbove, setNewAbove] = useState(false)

  const pending = isWhole ? undelivered(outgoing, messages) : []

  const { scrollAnchor, scroller, content } = useScrollAnchor(isWhole, (keeps) => {
    // Empty while another stretch is loading.
    if (rows.length === 0) return
    renderMore(keeps.hidden)
    setFarFromEnd(!isWhole || keeps.hidden.below > 240)
    setNewAbove(keeps.isNewAbove ?? isNewEarlier)
    reading.markRead(() => keeps.lastRead())
  })

  const highlighted = useMessageTarget({ target, thread, scrollAnchor, setSlice })
  const scrollToEnd = async () => {
    await (stretch.after && thread.goElsewhere())
    setSlice(sliceAtEnd(thread.read()))
    scrollAnchor.current?.goToEnd()
  }
  const scrollToFirstUnread = useFirstUnread({ thread, scrollAnchor, setSlice })
  const jump = async () => {
    if (openThread || chat.unread === 0 || !(await scrollToFirstUnread())) await scrollToEnd()
  }
  useShowSent(
    outgoing.at(-1)?.clientId,
    () => setSlice({ first: sliceAtEnd(messages).first, last: Infinity }),
    () => {
      if (stretch.after) void thread.goElsewhere()
      scrollAnchor.current?.goToEnd()
    },
  )

  return (
    <div className={styles.list}>
      <MessageLog scroller={scroller}>
        <div ref={content} className={styles.content} data-thread={openThread !== undefined}>
          {hasEarlier ? <div className={styles.more} aria-hidden /> : !openThread && <ThreadStart />}
          {rows.map((row) => (
            <MessageRow key={rowKey(row.message)} {...row} isHighlighted={row.message.id === highlighted} />
          ))}
          {pending.map((one) => (
            <OutgoingRow key={outgoingKey(one)} outgoing={one} />
          ))}
        </div>
      </MessageLog>
      <FirstUnreadButton isShown={isNewAbove} onJump={scrollToFirstUnread} isInThread={openThread !== undefined} />
      <JumpButton isShown={isFarFromEnd} count={openThread ? 0 : chat.unread} onJump={() => void jump()} />
      <Announcer messages={messages} />
    </div>
  )
}

/** Outgoing messages that are not yet in the list; the change event of a message can arrive before its response. */
function undelivered(outgoing: readonly Outgoing[], messages: MessagePage['messages']) {
  const listedKeys = new Set(messages.slice(-outgoing.length - 20).map(rowKey))
  return outgoing.filter((one) => !listedKeys.has(outgoingKey(one)))
}
