import { IconCheck, IconMail } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import type { Notification } from '../contract.ts'
import { api } from '../notifications-client.ts'
import { NoticeFace } from './notice-face.tsx'
import styles from './notice-row.module.css'
import { useNoticeText } from './use-notice-text.ts'

interface NoticeRowProps {
  notice: Notification
  /** Called when the user follows the link. */
  onOpen?: () => void
  /** Before the notice, such as a checkbox. */
  lead?: ReactNode
  /** After the notice. */
  tools?: ReactNode
}

/** One notice: the whole row links to its screen and marks it as read. */
export function NoticeRow({ notice, onOpen, lead, tools }: NoticeRowProps) {
  const t = useTexts('notifications')
  const format = useFormats()
  const getTopicTitle = useTopicTitle()
  const getNoticeText = useNoticeText()
  const now = useMinute()
  const { mutate: mark, isPending } = useMutation(api.mark.mutation())
  const { id, at, topic, path, readAt } = notice
  const isUnread = readAt === null
  const text = getNoticeText(notice)
  const label = t(isUnread ? 'markRead' : 'markUnread')
  return (
    <li className={styles.row} data-unread={isUnread}>
      {lead}
      <NoticeFace notice={notice} />
      <div className="grid flex-1 gap-half min-inline-0">
        <Link
          to={path}
          data-notice={id}
          className={styles.link}
          {...asWritten(text)}
          onClick={() => {
            if (isUnread) mark({ body: { ids: [id], read: true } })
            onOpen?.()
          }}
        >
          {text}
          {isUnread && <span className="visually-hidden"> ({t('unread')})</span>}
        </Link>
        <span className={styles.quiet}>
          <span>{getTopicTitle(topic)}</span>
          <time dateTime={at} title={format.dateTime(at)}>
            {format.relative(at, now)}
          </time>
        </span>
      </div>
      <span className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={`${label}: ${text}`}
          title={label}
          disabled={isPending}
          onClick={() => mark({ body: { ids: [id], read: isUnread } })}
        >
          {isUnread ? <IconCheck size={18} aria-hidden /> : <IconMail size={18} aria-hidden />}
        </button>
        {tools}
      </span>
    </li>
  )
}
