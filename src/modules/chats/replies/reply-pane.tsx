import { IconArrowLeft, IconBell, IconBellRinging, IconX } from '@tabler/icons-react'
import { Checkbox, IconButton, Tooltip } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import panes from '#platform/ui/panes/panes.module.css'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { ChatContext, useOpenChat } from '../chat-context.ts'
import { api } from '../chats-client.ts'
import { Composer } from '../composer/composer.tsx'
import { draftKey, readDraft } from '../composer/drafts.ts'
import { focusComposer } from '../composer/focus-composer.ts'
import type { Outgoing } from '../composer/outbox.ts'
import { ThreadSkeleton } from '../thread/thread-skeleton.tsx'
import { TypingLine } from '../thread/typing-line.tsx'
import { useChatsView } from '../use-chats-view.ts'
import { ReplyBody } from './reply-body.tsx'
import styles from './reply-pane.module.css'

interface ReplyPaneProps {
  threadId: number
  outgoing: readonly Outgoing[]
}

/** A thread beside the messages of its chat; in a small window, instead of them. */
export function ReplyPane({ threadId, outgoing }: ReplyPaneProps) {
  const t = useTexts('chats')
  const open = useOpenChat()
  const { chat, userId, canWrite } = open
  const { view } = useChatsView()
  const [isAlsoInChat, setAlsoInChat] = useState(false)
  const uploads = useUploads(readDraft(userId, draftKey(chat.id, threadId)).files)
  const state = useQuery(api.thread.query({ params: { id: chat.id, message: threadId } }))
  useEffect(() => {
    // On a phone, focus would open the keyboard over the thread.
    if (matchMedia('(pointer: fine)').matches) focusComposer('thread')
  }, [])
  const thread = { id: threadId, isAlsoInChat, onSent: () => setAlsoInChat(false) }
  return (
    <ChatContext value={{ ...open, thread }}>
      <aside className={styles.pane} aria-label={t('replies.pane', { name: chat.name })}>
        <DropArea className={styles.main ?? ''} onFiles={uploads.add} isDisabled={!canWrite}>
          <ReplyHead threadId={threadId} isFollowing={state.data?.following} />
          {state.data ? (
            <ReplyBody state={state.data} threadId={threadId} outgoing={outgoing} target={view.message} />
          ) : state.error ? (
            <ErrorState error={state.error} onRetry={() => void state.refetch()} small />
          ) : (
            <div aria-busy aria-label={t('replies.loading')} role="status">
              <ThreadSkeleton />
            </div>
          )}
          <TypingLine />
          <div>
            <Composer uploads={uploads} />
            {canWrite && (
              <label className={styles.also}>
                <Checkbox size="small" checked={isAlsoInChat} onChange={(_, checked) => setAlsoInChat(checked)} />
                <span className="truncate">{t('replies.also', { name: chat.name })}</span>
              </label>
            )}
          </div>
        </DropArea>
      </aside>
    </ChatContext>
  )
}

function ReplyHead({ threadId, isFollowing }: { threadId: number; isFollowing: boolean | undefined }) {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const { closeThread } = useChatsView()
  const arrange = useMutation(api.arrangeThread.mutation())
  const close = () => {
    closeThread()
    focusComposer()
  }
  const label = isFollowing ? t('replies.following') : t('replies.follow')
  return (
    <header className={styles.head}>
      <IconButton className={panes.backButton} aria-label={t('replies.close')} onClick={close}>
        <IconArrowLeft size={20} aria-hidden className="mirrored" />
      </IconButton>
      <div className="flex-1 min-inline-0">
        <h2 className="text-16">{t('replies.title')}</h2>
        <p className="truncate text-quiet text-13">
          <bdi {...asWritten(chat.name)}>{chat.name}</bdi>
        </p>
      </div>
      {isFollowing !== undefined && (
        <Tooltip title={label}>
          <IconButton
            aria-label={t('replies.follow')}
            aria-pressed={isFollowing}
            className={styles.follow}
            disabled={arrange.isPending}
            onClick={() =>
              arrange.mutate({ params: { id: chat.id, message: threadId }, body: { following: !isFollowing } })
            }
          >
            {isFollowing ? <IconBellRinging size={20} aria-hidden /> : <IconBell size={20} aria-hidden />}
          </IconButton>
        </Tooltip>
      )}
      <IconButton className={panes.close} aria-label={t('replies.close')} onClick={close}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </header>
  )
}
