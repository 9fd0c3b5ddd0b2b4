import { IconMessageReply } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { threadsQuery } from '../chats-client.ts'
import type { Chat } from '../contract-shapes.ts'
import { messageAsText } from '../format/parse-message.ts'
import { linkTo } from '../link-to.ts'
import { useChatsView } from '../use-chats-view.ts'
import { useNames } from '../use-names.ts'
import listStyles from './chat-list.module.css'
import styles from './chat-row.module.css'

const maxShown = 5

/** Threads with unread replies, in chats that are not muted. */
export function UnreadThreads({ chats }: { chats: readonly Chat[] }) {
  const t = useTexts('chats')
  const format = useFormats()
  const { view } = useChatsView()
  const { getName } = useNames()
  const { data } = useQuery(threadsQuery)
  const unmuted = new Set(chats.filter(({ muted }) => !muted).map(({ id }) => id))
  const threads = data?.filter(({ root, unread }) => unread > 0 && unmuted.has(root.chatId)).slice(0, maxShown) ?? []
  if (threads.length === 0) return null
  return (
    <section>
      <h2 className={listStyles.title}>{t('list.threads')}</h2>
      <ul className={listStyles.rows}>
        {threads.map(({ root, unread }) => (
          <li key={root.id} className={styles.row} data-open={view.thread === root.id} data-unread>
            <span className="centered text-brand">
              <IconMessageReply size={20} className="mirrored" aria-hidden />
            </span>
            <div className={styles.words}>
              <Link
                className={styles.link}
                to={linkTo(view, { chat: root.chatId, thread: root.id, panel: undefined })}
                dir="auto"
              >
                {root.deletedAt === null
                  ? messageAsText(root.msg, getName) || t('files.count', { count: root.attachments.length })
                  : t('message.deleted')}
              </Link>
              <div className="row gap-2 min-inline-0">
                <bdi className={styles.preview}>
                  {format.list((root.thread?.userIds ?? []).slice(0, 2).map(getName))}
                </bdi>
                <span className={styles.badge}>
                  <span aria-hidden>{format.number(unread)}</span>
                  <span className="visually-hidden">{t('replies.unread', { count: unread })}</span>
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
