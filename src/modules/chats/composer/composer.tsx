import { IconX } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import { getOptionId } from '#platform/ui/suggestions/suggestion-list.tsx'
import { useOpenChat } from '../chat-context.ts'
import { maxMessageLength, type Quote } from '../contract-shapes.ts'
import { startEditing } from '../thread/editing.ts'
import { QuotedMessage } from '../thread/quoted-message.tsx'
import { ComposerTools } from './composer-tools.tsx'
import styles from './composer.module.css'
import { composerMark } from './focus-composer.ts'
import { GrowingField } from './growing-field.tsx'
import { MentionList } from './mention-list.tsx'
import { useLatestOwn } from './use-latest-own.ts'
import { useMentions } from './use-mentions.ts'
import { useMessageDraft } from './use-message-draft.ts'

/** The message field; drafts are stored, and sent messages appear immediately. */
export function Composer({ uploads }: { uploads: Uploads }) {
  const t = useTexts('chats')
  const { canWrite, chat } = useOpenChat()
  const reason = chat.archivedAt === null ? 'composer.notAllowed' : 'composer.archived'
  if (!canWrite) return <p className={styles.closed}>{t(reason)}</p>
  return <ComposerFields uploads={uploads} />
}

function ComposerFields({ uploads }: { uploads: Uploads }) {
  const t = useTexts('chats')
  const { chat, thread } = useOpenChat()
  const label = thread ? t('replies.write') : t('composer.label', { name: chat.name })
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { draft, write, canSend, send, insert, clearReply } = useMessageDraft(uploads, field)
  const mentions = useMentions(draft.text, field, write)
  const latestOwn = useLatestOwn()
  const hasOptions = mentions.options.length > 0

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
    } else if (key === 'Escape' && draft.replyTo) clearReply()
  }

  return (
    <div className={styles.composer}>
      {hasOptions && (
        <MentionList id={listId} options={mentions.options} active={mentions.active} onPick={mentions.pick} />
      )}
      <div className={styles.box}>
        {draft.replyTo && (
          <AnsweredQuote
            quote={draft.replyTo}
            onClear={() => {
              clearReply()
              field.current?.focus()
            }}
          />
        )}
        <GrowingField
          ref={field}
          label={label}
          placeholder={label}
          value={draft.text}
          onChange={write}
          onKeyDown={onKeyDown}
          onSelect={mentions.update}
          onPaste={pasteInto(uploads)}
          onBlur={mentions.close}
          maxLength={maxMessageLength}
          controls={hasOptions ? listId : undefined}
          active={hasOptions ? getOptionId(listId, mentions.active) : undefined}
          marks={composerMark(thread ? 'thread' : 'chat')}
        />
        <AttachedFiles uploads={uploads} />
        <ComposerTools uploads={uploads} canSend={canSend} onEmoji={insert} onSend={send} />
      </div>
    </div>
  )
}

const AttachedFiles = ({ uploads }: { uploads: Uploads }) => (
  <div className={styles.files}>
    <UploadList uploads={uploads} />
  </div>
)

const pasteInto = (uploads: Uploads) => (event: ClipboardEvent) => {
  const files = [...event.clipboardData.files]
  // Tables are copied as text and as a picture; the text is pasted then.
  if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
  event.preventDefault()
  uploads.add(files)
}

function AnsweredQuote({ quote, onClear }: { quote: Quote; onClear: () => void }) {
  const t = useTexts('chats')
  return (
    <div className={styles.answer}>
      <QuotedMessage quote={quote} />
      <IconButton size="small" aria-label={t('composer.noReply')} onClick={onClear}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
