import { IconPinnedFilled } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useOpenChat } from '../chat-context.ts'
import { FoldedText } from '../format/folded-text.tsx'
import { DayLine, NewLine } from './lines.tsx'
import { MessageEditor } from './message-editor.tsx'
import { MessageFiles } from './message-files.tsx'
import styles from './message-row.module.css'
import { MessageTools } from './message-tools.tsx'
import { QuoteOf } from './quote-of.tsx'
import { ReactionBar } from './reaction-bar.tsx'
import { RepliesLine } from '../replies/replies-line.tsx'
import { InThread, ThreadSummary } from '../replies/thread-summary.tsx'
import { type Row, rowKey } from './thread-rows.ts'
import { useEditing } from './editing.ts'

interface MessageRowProps extends Row {
  isHighlighted: boolean
}

/** A message; remembered, so that those which are there are not drawn again when others come. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, startsDay, isFirstNew, isContinued, isHighlighted } = props
  const t = useTexts('chats')
  const format = useFormats()
  const { userId, thread, nameOf, avatarOf } = useOpenChat()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isEditing = useEditing(message.id, thread?.id)
  const isOwn = message.senderId === userId
  const isGone = message.deletedAt !== null
  const name = nameOf(message.senderId)
  const time = format.time(message.createdAt)

  return (
    <div
      className={styles.place}
      data-row={rowKey(message)}
      data-id={message.id}
      data-first-new={isFirstNew || undefined}
      tabIndex={-1}
      role="article"
      aria-label={t('message.by', { name, time: format.dateTime(message.createdAt) })}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      onContextMenu={(event) => {
        const { target, nativeEvent } = event
        // A mouse has the toolbar, and its own menu for the text.
        if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse') return
        if (isGone || (target instanceof Element && target.closest('a, textarea, pre, img'))) return
        if (getSelection()?.isCollapsed === false) return
        event.preventDefault()
        setMenuOpen(true)
      }}
    >
      {startsDay && <DayLine iso={message.createdAt} />}
      {isFirstNew && <NewLine />}
      <div
        className={styles.row}
        data-own={isOwn}
        data-continued={isContinued}
        data-highlighted={isHighlighted}
        data-mentioned={message.mentions.includes(userId) && !isOwn}
        data-active={isPointed || isFocused || isMenuOpen}
      >
        <div className={styles.aside}>
          {isContinued ? (
            <time className={styles.smallTime} dateTime={message.createdAt}>
              {time}
            </time>
          ) : (
            <Avatar name={name} src={avatarOf(message.senderId)} size={36} />
          )}
        </div>
        <div className={styles.body}>
          {message.pinnedAt !== null && (
            <span className="inline-row gap-1 text-warning text-12">
              <IconPinnedFilled size={12} aria-hidden />
              {t('message.pinned')}
            </span>
          )}
          {!isContinued && (
            <div className="flex wrap items-baseline gap-0-2">
              <bdi className={styles.name}>{name}</bdi>
              <time
                className="text-quiet text-12"
                dateTime={message.createdAt}
                title={format.dateTime(message.createdAt)}
              >
                {time}
              </time>
            </div>
          )}
          {message.replyTo && <QuoteOf quote={message.replyTo} isLink threadId={message.threadId} />}
          {message.threadId !== null && !thread && <InThread message={message} />}
          {isGone ? (
            <p className={styles.gone}>{t('message.deleted')}</p>
          ) : isEditing ? (
            <MessageEditor message={message} />
          ) : (
            <>
              {message.msg && <FoldedText msg={message.msg} />}
              {message.editedAt !== null && (
                <span className="text-quiet text-12" title={format.dateTime(message.editedAt)}>
                  {t('message.edited')}
                </span>
              )}
            </>
          )}
          {message.attachments.length > 0 && <MessageFiles message={message} />}
          {message.reactions.length > 0 && <ReactionBar message={message} />}
          {message.thread && !thread && <ThreadSummary message={message} thread={message.thread} />}
        </div>
        {!isGone && !isEditing && (isPointed || isFocused || isMenuOpen) && (
          <MessageTools message={message} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} />
        )}
      </div>
      {message.id === thread?.id && <RepliesLine count={message.thread?.replies ?? 0} />}
    </div>
  )
})
