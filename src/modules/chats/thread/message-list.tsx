import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Outgoing } from '../composer/outbox.ts'
import type { Stretch } from '../contract.ts'
import { Announcer } from './announcer.tsx'
import { JumpButton } from './jump-button.tsx'
import styles from './message-list.module.css'
import { MessageRow } from './message-row.tsx'
import { moveFocus } from './move-focus.ts'
import { OutgoingRow } from './outgoing-row.tsx'
import { bounds, earlier, later, type Slice, sliceAround, sliceAtEnd } from './slice.ts'
import { ThreadStart } from './thread-start.tsx'
import { firstNewOf, outgoingKey, rowKey, rowsOf } from './thread-rows.ts'
import { FirstUnreadButton } from './first-unread-button.tsx'
import { useFirstUnread } from './use-first-unread.ts'
import { useScrollKeeper } from './use-scroll-keeper.ts'
import type { useReading } from './use-reading.ts'
import type { useThread } from './use-thread.ts'

// Pixels before the edge at which more is drawn, and read.
const ahead = 1200

interface MessageListProps {
  stretch: Stretch
  thread: Omit<ReturnType<typeof useThread>, 'stretch'>
  reading: ReturnType<typeof useReading>
  outgoing: readonly Outgoing[]
  /** The message that the address names. */
  target: number | undefined
}

/** The messages, of which only those near the window are drawn; what is read stays where it is while others come. */
export function MessageList({ stretch, thread, reading, outgoing, target }: MessageListProps) {
  const t = useTexts('chats')
  const { chat, thread: place, userId } = useOpenChat()
  const { messages } = stretch
  const { lastReadId, unread } = thread.opened
  const firstNew = unread > 0 ? firstNewOf(messages, lastReadId, userId, !stretch.before) : undefined
  const [slice, setSlice] = useState<Slice>(() => {
    const begin = target ?? firstNew
    return begin === undefined ? sliceAtEnd(messages) : sliceAround(messages, begin)
  })
  const [isAway, setAway] = useState(false)
  const [isNewAbove, setNewAbove] = useState(false)
  const [highlighted, setHighlighted] = useState<number>()

  const { start, end } = bounds(messages, slice)
  const isWhole = end === messages.length && !stretch.after
  const rows = rowsOf(messages, { start, end }, !stretch.before, firstNew)
  // The server's note of a message can be faster than its answer.
  const arrived = new Set(messages.slice(-outgoing.length - 20).map(rowKey))
  const waiting = isWhole ? outgoing.filter((one) => !arrived.has(outgoingKey(one))) : []

  const { keeper, scroller, content } = useScrollKeeper(isWhole, (keeps) => {
    // Between two stretches there is nothing to go by.
    if (start >= end) return
    const { above, below } = keeps.hidden
    if (above < ahead) {
      if (start > 0) setSlice(earlier(messages, slice))
      else if (stretch.before) void thread.loadOlder()
    }
    if (below < ahead) {
      if (end < messages.length) setSlice(later(messages, slice))
      else if (stretch.after) void thread.loadNewer()
    }
    setAway(!isWhole || below > 240)
    const isUndrawnAbove = firstNew !== undefined && firstNew < (messages[start]?.id ?? 0)
    setNewAbove(keeps.isNewAbove ?? isUndrawnAbove)
    reading.noteRead(() => keeps.lastRead())
  })

  const goTo = async (id: number) => {
    try {
      await (thread.read().some((message) => message.id === id) || thread.goElsewhere(id))
    } catch {
      toast({ tone: 'error', text: t('jump.failed') })
      return
    }
    const there = thread.read()
    const message = there.find((one) => one.id === id)
    if (!message) {
      toast({ tone: 'error', text: t('jump.failed') })
      return
    }
    setSlice(sliceAround(there, id))
    setHighlighted(id)
    keeper.current?.goTo({ key: rowKey(message), share: 0.35 })
  }

  const { key: visit } = useLocation()
  const visited = useEffectEvent(() => {
    if (target !== undefined) void goTo(target)
  })
  useEffect(() => {
    const drawn = requestAnimationFrame(() => visited())
    return () => cancelAnimationFrame(drawn)
  }, [visit, target])
  useEffect(() => {
    if (highlighted === undefined) return
    const timer = setTimeout(() => setHighlighted(undefined), 2600)
    return () => clearTimeout(timer)
  }, [highlighted])

  const goToEnd = async () => {
    await (stretch.after && thread.goElsewhere())
    setSlice(sliceAtEnd(thread.read()))
    keeper.current?.goToEnd()
  }
  const goToFirstUnread = useFirstUnread({ thread, keeper, setSlice })
  const jump = async () => {
    if (place || chat.unread === 0 || !(await goToFirstUnread())) await goToEnd()
  }
  // What one sends oneself is always seen to go.
  const sent = outgoing.at(-1)?.clientId
  const [shownSent, setShownSent] = useState(sent)
  if (sent !== shownSent) {
    setShownSent(sent)
    if (sent !== undefined) setSlice({ first: sliceAtEnd(messages).first, last: Infinity })
  }
  const showSent = useEffectEvent(() => {
    if (sent === undefined) return
    if (stretch.after) void thread.goElsewhere()
    keeper.current?.goToEnd()
  })
  useLayoutEffect(() => showSent(), [sent])

  return (
    <div className={styles.place}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={place ? t('replies.label') : t('thread.label', { name: chat.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
        onKeyDown={moveFocus}
      >
        <div ref={content} className={styles.content} data-thread={place !== undefined}>
          {stretch.before || start > 0 ? <div className={styles.more} aria-hidden /> : !place && <ThreadStart />}
          {rows.map((row) => (
            <MessageRow key={rowKey(row.message)} {...row} isHighlighted={row.message.id === highlighted} />
          ))}
          {waiting.map((one) => (
            <OutgoingRow key={outgoingKey(one)} outgoing={one} />
          ))}
        </div>
      </div>
      <FirstUnreadButton isShown={isNewAbove} onJump={goToFirstUnread} isInThread={place !== undefined} />
      <JumpButton isShown={isAway} count={place ? 0 : chat.unread} onJump={() => void jump()} />
      <Announcer messages={messages} />
    </div>
  )
}
