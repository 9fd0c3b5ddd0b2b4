import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ChatContext } from '../chat-context.ts'
import { Composer } from '../composer/composer.tsx'
import { draftKey, readDraft } from '../composer/drafts.ts'
import { useOutbox } from '../composer/use-outbox.ts'
import type { Chat } from '../contract-shapes.ts'
import { DetailsPane } from '../about/details-pane.tsx'
import { useChatsView } from '../use-chats-view.ts'
import { useNames } from '../use-names.ts'
import { useRights } from '../use-rights.ts'
import { ThreadBody } from './thread-body.tsx'
import { ThreadHead } from './thread-head.tsx'
import styles from './thread-pane.module.css'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { TypingLine } from './typing-line.tsx'

const ReplyPane = lazy(async () => ({ default: (await import('../replies/reply-pane.tsx')).ReplyPane }))

/** A chat: messages, message field and side pane. */
export function ThreadPane({ chat }: { chat: Chat }) {
  const t = useTexts('chats')
  const { user } = useSession()
  const { view } = useChatsView()
  const names = useNames()
  const rights = useRights()
  const canWrite = rights.canWrite && chat.archivedAt === null
  const { outbox, outgoing } = useOutbox(user.id)
  const uploads = useUploads(readDraft(user.id, draftKey(chat.id)).files)
  const threadOutgoing = outgoing.filter(({ chatId }) => chatId === chat.id)
  useScreenTitle(chat.name)
  return (
    <ChatContext value={{ chat, userId: user.id, canWrite, outbox, ...names }}>
      <section
        className={styles.pane}
        aria-label={t('thread.pane', { name: chat.name })}
        data-panel={view.thread !== undefined ? 'thread' : view.panel && 'details'}
      >
        <DropArea className={styles.main ?? ''} onFiles={uploads.add} isDisabled={!canWrite}>
          <ThreadHead />
          <ThreadBody
            outgoing={threadOutgoing.filter(({ threadId }) => threadId === undefined)}
            target={view.thread === undefined ? view.message : undefined}
          />
          <TypingLine />
          <Composer uploads={uploads} />
        </DropArea>
        {view.thread !== undefined && (
          <div className={styles.details}>
            <Suspense fallback={<ThreadSkeleton />}>
              <ReplyPane
                key={view.thread}
                threadId={view.thread}
                outgoing={threadOutgoing.filter(({ threadId }) => threadId === view.thread)}
              />
            </Suspense>
          </div>
        )}
        {view.panel && view.thread === undefined && (
          <div className={styles.details}>
            <DetailsPane panel={view.panel} />
          </div>
        )}
      </section>
    </ChatContext>
  )
}
