import { Button, DialogActions, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../chats-client.ts'
import { maxTopicLength } from '../contract-shapes.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './new-channel-form.module.css'

/** Form for a new channel; the user becomes its owner and first member. */
export function NewChannelForm({ onEnd }: { onEnd: () => void }) {
  const t = useTexts('chats')
  const { open } = useChatsView()
  const [name, setName] = useState('')
  const [topic, setTopic] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const create = useMutation(api.createGroup.mutation())
  const isMissing = isTried && !name.trim()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!name.trim()) return
    const body = { kind: 'channel' as const, name, topic, members: [] }
    const chat = await create.mutateAsync({ body }).catch(() => undefined)
    if (!chat) return
    onEnd()
    open(chat.id)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DialogContent className={styles.fields}>
        <TextField
          inputRef={field}
          label={t('channels.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          error={isMissing}
          helperText={isMissing ? t('channels.needsName') : t('channels.nameHint')}
          slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
        />
        <TextField
          label={t('about.topic')}
          value={topic}
          onChange={({ target }) => setTopic(target.value)}
          helperText={t('about.topicHint')}
          slotProps={{ htmlInput: { maxLength: maxTopicLength, dir: 'auto' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={create.isPending}>
          {t('channels.create')}
        </Button>
      </DialogActions>
    </form>
  )
}
