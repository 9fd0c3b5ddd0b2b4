import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Member } from '../contract-shapes.ts'
import { PeopleField } from '../people-field.tsx'
import styles from './add-members.module.css'

export function AddMembers({ onClose }: { onClose: () => void }) {
  const t = useTexts('chats')
  const id = useId()
  const { chat } = useOpenChat()
  const others = useColleagues().filter((one) => !chat.members.some((member) => member.id === one.id))
  const [chosen, setChosen] = useState<Member[]>([])
  const add = useMutation(api.addMembers.mutation())
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen.length === 0) return
    const userIds = chosen.map((member) => member.id)
    const done = await add.mutateAsync({ params: { id: chat.id }, body: { userIds } }).catch(() => undefined)
    if (done) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('members.addTo', { name: chat.name })}</DialogTitle>
        <DialogContent>
          <div className={styles.field}>
            <PeopleField people={others} value={chosen} onChange={setChosen} label={t('new.people')} />
          </div>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={chosen.length === 0 || add.isPending}>
            {t('members.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
