import { IconLogout } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { useChatsView } from '../use-chats-view.ts'

/** Leaves a group or a channel, after confirmation. */
export function LeaveButton() {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const { close } = useChatsView()
  const [isAsking, setAsking] = useState(false)
  const leave = useMutation(api.leave.mutation())
  const label = t(chat.kind === 'channel' ? 'about.leaveChannel' : 'about.leave')
  return (
    <>
      <Button
        color="error"
        startIcon={<IconLogout aria-hidden />}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('about.leaveTitle', { name: chat.name })}
          action={label}
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            close()
            leave.mutate({ params: { id: chat.id } })
          }}
        >
          {chat.members.length === 1
            ? t('about.leaveLast')
            : t(chat.kind === 'channel' ? 'about.leaveChannelText' : 'about.leaveText')}
        </ConfirmDialog>
      )}
    </>
  )
}
