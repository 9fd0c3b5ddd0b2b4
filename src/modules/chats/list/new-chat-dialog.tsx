import { useMutation } from '@tanstack/react-query'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'
import { api } from '../chats-client.ts'
import type { Member } from '../contract-shapes.ts'
import { PeopleField } from '../people-field.tsx'
import { useChatsView } from '../use-chats-view.ts'
import styles from './new-chat-dialog.module.css'

interface NewChatDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** One person is a direct chat, which exists once; more are a group, which has a name. */
export function NewChatDialog({ isOpen, onClose }: NewChatDialogProps) {
  const t = useTexts('chats')
  const id = useId()
  const { user } = useSession()
  const people = useColleagues().filter((colleague) => colleague.id !== user.id)
  const { open } = useChatsView()
  const [chosen, setChosen] = useState<Member[]>([])
  const [name, setName] = useState('')
  const [isGroup, setGroup] = useState(false)
  const [isTried, setTried] = useState(false)
  const direct = useMutation(api.openDirect.mutation())
  const group = useMutation(api.createGroup.mutation())
  const needsName = isGroup || chosen.length > 1

  const close = () => {
    onClose()
    setChosen([])
    setName('')
    setGroup(false)
    setTried(false)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = chosen
    if (!first || (needsName && !name.trim())) return
    const making = needsName
      ? group.mutateAsync({ body: { name, members: chosen.map((member) => member.id) } })
      : direct.mutateAsync({ body: { userId: first.id } })
    // The application has already said what went wrong.
    const chat = await making.catch(() => undefined)
    if (!chat) return
    close()
    open(chat.id)
  }

  return (
    <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{t('new.title')}</DialogTitle>
        <DialogContent className={styles.fields}>
          <PeopleField people={people} value={chosen} onChange={setChosen} label={t('new.people')} />
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
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={direct.isPending || group.isPending}>
            {needsName ? t('new.create') : t('new.open')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
