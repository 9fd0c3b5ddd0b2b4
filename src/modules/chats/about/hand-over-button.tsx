import { IconCrown } from '@tabler/icons-react'
import { IconButton, Tooltip } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Member } from '../contract-shapes.ts'

/** Makes a member the owner of the group, after confirmation. */
export function HandOverButton({ member: { id, name } }: { member: Member }) {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const [isAsking, setAsking] = useState(false)
  const handOver = useMutation(api.handOver.mutation())
  const label = t('members.makeOwner', { name })
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => setAsking(true)}>
          <IconCrown size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      {isAsking && (
        <ConfirmDialog
          title={t('members.makeOwnerTitle', { name, chat: chat.name })}
          action={t('members.makeOwnerAction')}
          onClose={() => setAsking(false)}
          onConfirm={() => handOver.mutate({ params: { id: chat.id }, body: { userId: id } })}
        >
          {t('members.makeOwnerText')}
        </ConfirmDialog>
      )}
    </>
  )
}
