import { IconMoodSmile, IconSend2, IconX } from '@tabler/icons-react'
import { IconButton, Tooltip } from '@mui/material'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import { useOpenChat } from '../chat-context.ts'
import { maxMessageLength } from '../contract-shapes.ts'
import { EmojiButton } from '../emoji/emoji-button.tsx'
import { withChannelIds } from '../channel-links.ts'
import { useChannels } from '../use-channels.ts'
import { everybody, withIds } from '../mentions.ts'
import { startEditing } from '../thread/editing.ts'
import { QuoteOf } from '../thread/quote-of.tsx'
import styles from './composer.module.css'
import { draftKey, readDraft, saveDraft, useDrafts } from './drafts.ts'
import { composerMark } from './focus-composer.ts'
import { GrowingField } from './growing-field.tsx'
import { MentionList } from './mention-list.tsx'
import { newClientId } from './outbox.ts'
import { useMentions } from './use-mentions.ts'
import { useLatestOwn } from './use-latest-own.ts'
import { useTyping } from './use-typing.ts'

/** Where one writes; what is begun is kept, what is sent shows at once. */
export function Composer({ uploads }: { uploads: Uploads }) {
  const t = useTexts('chats')
  const { canWrite, chat } = useOpenChat()
  const reason = chat.archivedAt === null ? 'composer.notAllowed' : 'composer.archived'
  if (!canWrite) return <p className={styles.closed}>{t(reason)}</p>
  return <Writing uploads={uploads} />
}

function Writing({ uploads }: { uploads: Uploads }) {
  const t = useTexts('chats')
  const { chat, thread, userId, outbox, nameOf } = useOpenChat()
  const place = draftKey(chat.id, thread?.id)
  const label = thread ? t('replies.write') : t('composer.label', { name: chat.name })
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDrafts(userId)[place] ?? readDraft(userId, place)
  const channels = useChannels(draft.text)
  const typing = useTyping(chat.id, thread?.id)
  const latestOwn = useLatestOwn()
  const { stored } = uploads
  const ids = stored.map(({ id }) => id).join(' ')

  const write = (text: string) => {
    saveDraft(userId, place, { ...readDraft(userId, place), text })
    if (text.trim()) typing()
  }
  const mentions = useMentions(draft.text, field, write)

  const keepFiles = useEffectEvent(() => saveDraft(userId, place, { ...readDraft(userId, place), files: [...stored] }))
  useEffect(() => keepFiles(), [ids])

  const isEmpty = !draft.text.trim() && stored.length === 0
  const isTooLong = draft.text.length > maxMessageLength
  const send = () => {
    if (isEmpty || isTooLong || uploads.isBusy || uploads.hasFailed) return
    outbox.send({
      clientId: newClientId(),
      userId,
      chatId: chat.id,
      msg: withChannelIds(
        withIds(draft.text, [...chat.members, { id: everybody, name: nameOf(everybody) }]),
        channels,
      ).trim(),
      files: [...stored],
      replyTo: draft.replyTo,
      ...(thread && { threadId: thread.id, inChat: thread.isAlsoInChat }),
      at: new Date().toISOString(),
    })
    thread?.onSent()
    saveDraft(userId, place, { text: '', files: [], replyTo: null })
    uploads.reset()
  }

  const insert = (text: string) => {
    const { current } = field
    const [from, to] = [current?.selectionStart ?? draft.text.length, current?.selectionEnd ?? draft.text.length]
    write(draft.text.slice(0, from) + text + draft.text.slice(to))
    requestAnimationFrame(() => {
      current?.focus()
      current?.setSelectionRange(from + text.length, from + text.length)
    })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || mentions.onKeyDown(event)) return
    const { key, shiftKey } = event
    if (key === 'Enter' && !shiftKey) {
      event.preventDefault()
      send()
    } else if (key === 'ArrowUp' && draft.text === '') {
      const id = latestOwn()
      if (id === undefined) return
      event.preventDefault()
      startEditing(id, thread?.id)
    } else if (key === 'Escape' && draft.replyTo) {
      saveDraft(userId, place, { ...draft, replyTo: null })
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    // A copied table comes as a picture too; whoever copied words wants words.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    uploads.add(files)
  }

  return (
    <div className={styles.composer}>
      {mentions.options.length > 0 && (
        <MentionList id={listId} options={mentions.options} active={mentions.active} onPick={mentions.pick} />
      )}
      <div className={styles.box}>
        {draft.replyTo && (
          <div className={styles.answer}>
            <QuoteOf quote={draft.replyTo} />
            <IconButton
              size="small"
              aria-label={t('composer.noReply')}
              onClick={() => {
                saveDraft(userId, place, { ...draft, replyTo: null })
                field.current?.focus()
              }}
            >
              <IconX size={16} aria-hidden />
            </IconButton>
          </div>
        )}
        <GrowingField
          ref={field}
          label={label}
          placeholder={label}
          value={draft.text}
          onChange={write}
          onKeyDown={onKeyDown}
          onSelect={mentions.onSelect}
          onPaste={onPaste}
          onBlur={mentions.close}
          maxLength={maxMessageLength}
          controls={mentions.options.length > 0 ? listId : undefined}
          active={mentions.options.length > 0 ? `${listId}-${mentions.active}` : undefined}
          marks={composerMark(thread ? 'thread' : 'chat')}
        />
        <UploadList uploads={uploads} />
        <div className={styles.tools}>
          <AttachButton onFiles={uploads.add} />
          <EmojiButton
            label={t('composer.emoji')}
            className={styles.tool}
            onPick={insert}
            icon={<IconMoodSmile size={20} aria-hidden />}
          />
          <span className={styles.hint}>{t('composer.hint')}</span>
          <Tooltip
            title={t(
              uploads.isBusy ? 'composer.uploading' : uploads.hasFailed ? 'composer.failedFiles' : 'composer.send',
            )}
          >
            <span>
              <IconButton
                className={styles.sendButton}
                aria-label={t('composer.send')}
                disabled={isEmpty || isTooLong || uploads.isBusy || uploads.hasFailed}
                // So that a phone keeps its keyboard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={send}
              >
                <IconSend2 size={20} aria-hidden className="mirrored" />
              </IconButton>
            </span>
          </Tooltip>
        </div>
      </div>
    </div>
  )
}
