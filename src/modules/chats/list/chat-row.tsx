import { IconBellOff, IconMessageReply } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import { ChatFace } from '../chat-face.tsx'
import type { Draft } from '../composer/drafts.ts'
import type { Chat } from '../contract-shapes.ts'
import { linkTo } from '../link-to.ts'
import { useChatsView } from '../use-chats-view.ts'
import { usePreview } from '../use-preview.ts'
import styles from './chat-row.module.css'

interface ChatRowProps {
  chat: Chat
  isOpen: boolean
  draft: Draft | undefined
}

const isSameDay = (iso: string, now: number) => new Date(iso).toDateString() === new Date(now).toDateString()

export function ChatRow({ chat, isOpen, draft }: ChatRowProps) {
  const t = useTexts('chats')
  const format = useFormats()
  const now = useMinute()
  const { view } = useChatsView()
  const id = useId()
  const preview = usePreview(chat)
  const at = chat.messages.at(-1)?.createdAt
  const hasDraft = draft !== undefined && !isOpen
  const isHighlighted = chat.unread > 0 && (!chat.muted || chat.mentions > 0)
  return (
    <li className={styles.row} data-open={isOpen} data-unread={isHighlighted} data-muted={chat.muted}>
      <ChatFace chat={chat} size={36} />
      <div className={styles.words}>
        <div className="row gap-2 min-inline-0">
          <Link
            className={styles.link}
            to={linkTo(view, { chat: chat.id })}
            aria-current={isOpen ? 'page' : undefined}
            aria-describedby={id}
            dir="auto"
          >
            {chat.name}
          </Link>
          {chat.muted && <IconBellOff size={14} aria-label={t('chat.muted')} className="text-quiet" />}
          {at && (
            <time className="flex-none text-quiet text-12" dateTime={at}>
              {isSameDay(at, now) ? format.time(at) : format.shortDate(at, now)}
            </time>
          )}
        </div>
        <div id={id} className="row gap-2 min-inline-0">
          {hasDraft && <span className="flex-none text-error text-13">{t('list.draft')}</span>}
          <bdi className={styles.preview} {...asWritten((hasDraft ? draft?.text : preview) ?? '')}>
            {hasDraft ? draft?.text : preview}
          </bdi>
          {chat.unreadReplies > 0 && !chat.muted && (
            <span className={styles.replies}>
              <IconMessageReply size={14} className="mirrored" aria-hidden />
              <span aria-hidden>{format.number(chat.unreadReplies)}</span>
              <span className="visually-hidden">{t('replies.unread', { count: chat.unreadReplies })}</span>
            </span>
          )}
          {chat.unread > 0 && (
            <span className={styles.badge} data-mention={chat.mentions > 0}>
              <span aria-hidden dir="ltr">
                {chat.mentions > 0 && '@'}
                {chat.unread > 99 ? '99+' : format.number(chat.unread)}
              </span>
              <span className="visually-hidden">
                {t('list.unread', { count: chat.unread })}
                {chat.mentions > 0 && t('list.mentions', { count: chat.mentions })}
              </span>
            </span>
          )}
        </div>
      </div>
    </li>
  )
}
