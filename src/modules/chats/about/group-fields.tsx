import { TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { withBase } from '#platform/fields/changed-fields.ts'
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
          <bdi>{chat.name}</bdi>
        </p>
        {chat.topic && (
          <p className="text-quiet">
            <bdi {...asWritten(chat.topic)}>{chat.topic}</bdi>
          </p>
        )}
      </div>
    )
  const save = async (body: { name: string } | { topic: string }) => {
    const { name, topic } = chat
    changeCachedChat(queries, chat.id, body)
    await change
      .mutateAsync({ params: { id: chat.id }, body: withBase({ name, topic }, body) })
      .catch(() => changeCachedChat(queries, chat.id, { name, topic }))
  }
  return (
    <div className={styles.fields}>
      <InlineField
        label={t('about.name')}
        saved={chat.name}
        maxLength={80}
        onSave={(name) => name && void save({ name })}
      />
      <InlineField
        label={t('about.topic')}
        helperText={t('about.topicHint')}
        saved={chat.topic}
        maxLength={maxTopicLength}
        onSave={(topic) => void save({ topic })}
      />
    </div>
  )
}

interface InlineFieldProps {
  label: string
  helperText?: string
  saved: string
  maxLength: number
  onSave: (value: string) => void
}

function InlineField({ label, helperText, saved, maxLength, onSave }: InlineFieldProps) {
  // While there is no unsaved input, the field follows changes by others.
  const [typed, setTyped] = useState<string>()
  const save = () => {
    const next = typed?.trim()
    setTyped(undefined)
    if (next !== undefined && next !== saved) onSave(next)
  }
  return (
    <TextField
      label={label}
      value={typed ?? saved}
      helperText={helperText}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(undefined)
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
      }}
      slotProps={{ htmlInput: { maxLength, dir: 'auto' } }}
    />
  )
}
