import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { FileList } from '#platform/ui/files/file-list.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { linkTo } from '../link-to.ts'
import { createLoad } from '../thread/message-files.tsx'
import { useChatsView } from '../use-chats-view.ts'
import styles from './files-panel.module.css'

/** All files attached to messages of the chat. */
export function FilesPanel() {
  const t = useTexts('chats')
  const format = useFormats()
  const { chat, getName } = useOpenChat()
  const { view } = useChatsView()
  const { data, error, refetch } = useQuery(api.files.query({ params: { id: chat.id } }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} small />
  if (!data) return <SkeletonText lines={5} />
  if (data.length === 0) return <EmptyState small as="p" title={t('files.none')} text={t('files.hint')} />
  return (
    <ul className="grid gap-3">
      {data.map((file) => (
        <li key={`${file.messageId} ${file.id}`} className="grid justify-items-start gap-half">
          <FileList files={[file]} load={createLoad(chat.id)} label={file.name} />
          <Link
            className={styles.from}
            to={linkTo(view, { thread: file.threadId ?? undefined, message: file.messageId })}
          >
            <bdi>{getName(file.senderId)}</bdi> · {format.shortDate(file.createdAt)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
