import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { ColleaguesField } from '#platform/ui/people/colleagues-field.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Member } from '../contract-shapes.ts'
import styles from './add-members.module.css'

export function AddMembers({ onClose }: { onClose: () => void }) {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const colleagues = useColleagues().filter((one) => !chat.members.some((member) => member.id === one.id))
  const [chosen, setChosen] = useState<Member[]>([])
  // The dialog shows the failure.
  const add = useMutation(api.addMembers.mutation({ quiet: true }))
  return (
    <FormDialog
      title={t('members.addTo', { name: chat.name })}
      action={t('members.add')}
      isIncomplete={chosen.length === 0}
      onSubmit={() => add.mutateAsync({ params: { id: chat.id }, body: { userIds: chosen.map(({ id }) => id) } })}
      onClose={onClose}
    >
      <div className={styles.field}>
        <ColleaguesField people={colleagues} value={chosen} onChange={setChosen} label={t('new.people')} />
      </div>
    </FormDialog>
  )
}
