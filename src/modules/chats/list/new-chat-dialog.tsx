import { useMutation } from '@tanstack/react-query'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { ColleaguesField } from '#platform/ui/people/colleagues-field.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'
import { api } from '../chats-client.ts'
import type { Member } from '../contract-shapes.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './new-chat-dialog.module.css'

/** Opens the direct chat with one person, or creates a named group of several. */
export function NewChatDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('chats')
  const { user } = useSession()
  const people = useColleagues().filter((colleague) => colleague.id !== user.id)
  const [chosen, setChosen] = useState<Member[]>([])
  const [name, setName] = useState('')
  const [isGroup, setGroup] = useState(false)
  const [isTried, setTried] = useState(false)
  const openChat = useOpenNewChat()
  const needsName = isGroup || chosen.length > 1

  const submit = () => {
    setTried(true)
    if (chosen.length === 0 || (needsName && !name.trim())) return undefined
    return openChat(chosen, needsName ? name : undefined)
  }

  return (
    <FormDialog
      title={t('new.title')}
      action={needsName ? t('new.create') : t('new.open')}
      className={styles.fields}
      onSubmit={submit}
      onClose={onClose}
    >
      <ColleaguesField people={people} value={chosen} onChange={setChosen} label={t('new.people')} />
      {isTried && chosen.length === 0 && (
        <p className="text-error text-13" role="alert">
          {t('new.needsPeople')}
        </p>
      )}
      {needsName ? (
        <TextField
          label={t('new.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          error={isTried && !name.trim()}
          helperText={isTried && !name.trim() ? t('new.needsName') : t('new.nameHint')}
          slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
        />
      ) : (
        <p className="text-quiet text-13">
          {t('new.directHint')}{' '}
          <button
            type="button"
            className="min-hit-size text-brand semibold hover-underline"
            onClick={() => setGroup(true)}
          >
            {t('new.asGroup')}
          </button>
        </p>
      )}
    </FormDialog>
  )
}

/** Opens a direct chat, or creates a group if there is a name. */
function useOpenNewChat() {
  const { open } = useChatsView()
  // The dialog shows the failure.
  const direct = useMutation(api.openDirect.mutation({ quiet: true }))
  const group = useMutation(api.createGroup.mutation({ quiet: true }))
  return async (members: readonly Member[], name: string | undefined) => {
    const ids = members.map(({ id }) => id)
    const chat = await (name === undefined
      ? direct.mutateAsync({ body: { userId: ids[0] ?? '' } })
      : group.mutateAsync({ body: { name, members: ids } }))
    open(chat.id)
  }
}
