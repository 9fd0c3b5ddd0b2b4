import { TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { changeListed } from '../thread/thread-cache.ts'
import styles from './group-name.module.css'

/** What the group is called; changed in place, saved when one leaves it. */
export function GroupName() {
  const t = useTexts('chats')
  const queries = useQueryClient()
  const { chat, canWrite } = useOpenChat()
  const [name, setName] = useState(chat.name)
  const rename = useMutation(api.rename.mutation())
  if (!canWrite)
    return (
      <p className="text-16 semibold">
        <bdi>{chat.name}</bdi>
      </p>
    )

  const save = async () => {
    const next = name.trim()
    if (!next || next === chat.name) {
      setName(chat.name)
      return
    }
    const before = chat.name
    changeListed(queries, chat.id, { name: next })
    await rename
      .mutateAsync({ params: { id: chat.id }, body: { name: next } })
      .catch(() => changeListed(queries, chat.id, { name: before }))
  }
  return (
    <TextField
      className={styles.field ?? ''}
      label={t('about.name')}
      value={name}
      onChange={({ target }) => setName(target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setName(chat.name)
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        void save()
      }}
      slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
    />
  )
}
