import { type FocusEvent, memo, type MouseEvent, type PointerEvent, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useOpenChat } from '../chat-context.ts'
import { RepliesLine } from '../replies/replies-line.tsx'
import { useEditing } from './editing.ts'
import { DayLine, NewLine } from './lines.tsx'
import { MessageBody } from './message-body.tsx'
import styles from './message-row.module.css'
import { MessageTools } from './message-tools.tsx'
import { type Row, rowKey } from './thread-rows.ts'

interface MessageRowProps extends Row {
  isHighlighted: boolean
}

/** A message; memoised, so that new messages do not re-render the others. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, startsDay, isFirstNew, isContinued, isHighlighted } = props
  const t = useTexts('chats')
  const format = useFormats()
  const { userId, thread, getName } = useOpenChat()
  const { isActive, isMenuOpen, setMenuOpen, handlers } = useActive(message.deletedAt === null)
  const isEditing = useEditing(message.id, thread?.id)
  const isOwn = message.senderId === userId

  return (
    <div
      className={styles.item}
      data-row={rowKey(message)}
      data-id={message.id}
      data-first-new={isFirstNew || undefined}
      tabIndex={-1}
      role="article"
      aria-label={t('message.by', { name: getName(message.senderId), time: format.dateTime(message.createdAt) })}
      {...handlers}
    >
      {startsDay && <DayLine iso={message.createdAt} />}
      {isFirstNew && <NewLine />}
      <div
        className={styles.row}
        data-own={isOwn}
        data-continued={isContinued}
        data-highlighted={isHighlighted}
        data-mentioned={message.mentions.includes(userId) && !isOwn}
        data-active={isActive}
      >
        <FaceOrTime {...props} />
        <MessageBody message={message} isContinued={isContinued} isEditing={isEditing} />
        {message.deletedAt === null && !isEditing && isActive && (
          <MessageTools message={message} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} />
        )}
      </div>
      {message.id === thread?.id && <RepliesLine count={message.thread?.replies ?? 0} />}
    </div>
  )
})

/** True while the message is hovered, focused or its menu is open; `hasMenu` opens the menu on long press. */
function useActive(hasMenu: boolean) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent<HTMLElement>) => pointerType === 'mouse' && setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setFocused(currentTarget.contains(relatedTarget)),
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (!hasMenu || !opensMenu(event)) return
      event.preventDefault()
      setMenuOpen(true)
    },
  }
  return { isActive: isPointed || isFocused || isMenuOpen, isMenuOpen, setMenuOpen, handlers }
}

/** False for a mouse, which has the toolbar, and for content with a useful browser menu. */
function opensMenu({ target, nativeEvent }: MouseEvent<HTMLElement>) {
  if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse') return false
  if (target instanceof Element && target.closest('a, textarea, pre, img')) return false
  return getSelection()?.isCollapsed !== false
}

function FaceOrTime({ message, isContinued }: Row) {
  const format = useFormats()
  const { getName, getAvatar } = useOpenChat()
  return (
    <div className={styles.aside}>
      {isContinued ? (
        <time className={styles.smallTime} dateTime={message.createdAt}>
          {format.time(message.createdAt)}
        </time>
      ) : (
        <Avatar name={getName(message.senderId)} src={getAvatar(message.senderId)} size={36} />
      )}
    </div>
  )
}
