import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { useOpenChat } from '../chat-context.ts'
import { focusComposer } from '../composer/focus-composer.ts'
import { GrowingField } from '../composer/growing-field.tsx'
import { maxMessageLength, type Message } from '../contract-shapes.ts'
import { findChannelMentions, withChannelIds } from '../channel-links.ts'
import { useChannels } from '../use-channels.ts'
import { withIds, withNames } from '../mentions.ts'
import { stopEditing } from './editing.ts'
import styles from './message-editor.module.css'
import { useMessageActions } from './use-message-actions.ts'

/** Text field to edit a message; Enter saves, Escape cancels. */
export function MessageEditor({ message }: { message: Message }) {
  const t = useTexts('chats')
  const { chat, thread, getName } = useOpenChat()
  const actions = useMessageActions(message)
  const before = withNames(message.msg, getName)
  const [text, setText, send] = useTextDraft(`chats.edit.${message.id}`, before)

  const channels = useChannels(text)

  const stop = () => {
    stopEditing()
    focusComposer(thread ? 'thread' : 'chat')
  }
  // The error, which the app shows, keeps the draft in the field.
  const edit = async (msg: string) => {
    if (!(await actions.edit(msg))) throw new Error(t('message.editing'))
  }
  const save = () => {
    if (text.length > maxMessageLength) return
    const withMentions = withIds(text, [...chat.members, { id: 'all', name: getName('all') }])
    const msg = withChannelIds(withMentions, [...channels, ...findChannelMentions(message.msg)]).trim()
    if (!msg && message.attachments.length === 0) return
    if (msg === message.msg) setText(before)
    else void send(() => edit(msg)).catch(() => {})
    stop()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') stop()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    save()
  }
  return (
    <div className={styles.editor}>
      <GrowingField
        label={t('message.editing')}
        value={text}
        onChange={setText}
        maxLength={maxMessageLength}
        onKeyDown={onKeyDown}
        isFocused
      />
      <div className="flex gap-2">
        <PlainButton
          onClick={() => {
            setText(before)
            stop()
          }}
        >
          {t('cancel')}
        </PlainButton>
        <PlainButton kind="filled" onClick={save}>
          {t('message.save')}
        </PlainButton>
      </div>
    </div>
  )
}
