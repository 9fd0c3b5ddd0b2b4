import { TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { withBase } from '#platform/fields/changed-fields.ts'
import { useEditedText } from '#platform/web/drafts/use-edited-text.ts'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { maxTopicLength } from '../contract-shapes.ts'
import { changeCachedChat } from '../thread/thread-cache.ts'
import { useManages } from './use-manages.ts'
import styles from './group-fields.module.css'

/** Name and topic of a group; its owner can edit them in place, saved on blur. */
export function GroupFields() {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const queries = useQueryClient()
  const change = useMutation(api.change.mutation())
  if (!useManages())
    return (
      <div className="grid gap-1">
        <p className="text-16 semibold">
          <bdi {...asWritten(chat.name)}>{chat.name}</bdi>
        </p>
        {chat.topic && (
          <p className="text-quiet">
            <bdi {...asWritten(chat.topic)}>{chat.topic}</bdi>
          </p>
        )}
      </div>
    )
  /** `before` has the value that the user saw; rejects with 409 if another user has changed it since. */
  const save = async (field: 'name' | 'topic', text: string, before: string) => {
    const { name, topic } = chat
    const body = { [field]: text }
    changeCachedChat(queries, chat.id, body)
    try {
      await change.mutateAsync({ params: { id: chat.id }, body: withBase({ [field]: before }, body) })
    } catch (error) {
      changeCachedChat(queries, chat.id, { name, topic })
      throw error
    }
  }
  return (
    <div className={styles.fields}>
      <InlineField
        label={t('about.name')}
        saved={chat.name}
        maxLength={80}
        onSave={(text, before) => save('name', text, before)}
      />
      <InlineField
        label={t('about.topic')}
        helperText={t('about.topicHint')}
        saved={chat.topic}
        maxLength={maxTopicLength}
        canBeEmpty
        onSave={(text, before) => save('topic', text, before)}
      />
    </div>
  )
}

interface InlineFieldProps {
  label: string
  helperText?: string
  saved: string
  maxLength: number
  canBeEmpty?: boolean
  /** `before` is the saved text when the user began to type. */
  onSave: (text: string, before: string) => Promise<unknown>
}

function InlineField({ label, helperText, saved, maxLength, canBeEmpty = false, onSave }: InlineFieldProps) {
  const edited = useEditedText(saved, onSave, { canBeEmpty })
  return (
    <TextField
      label={label}
      value={edited.text}
      helperText={helperText}
      onChange={({ target }) => edited.write(target.value)}
      onBlur={edited.save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') edited.reset()
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) edited.save()
      }}
      slotProps={{ htmlInput: { maxLength, dir: 'auto' } }}
    />
  )
}
