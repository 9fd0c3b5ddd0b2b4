import { IconMessage, IconUserMinus } from '@tabler/icons-react'
import { IconButton, Tooltip } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Member } from '../contract-shapes.ts'
import { useChatsView } from '../use-chats-view.ts'
import { HandOverButton } from './hand-over-button.tsx'
import { useManages } from './use-manages.ts'

/** Button to message a member; owners can also transfer the chat to the member, or remove the member. */
export function MemberTools({ member }: { member: Member }) {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const { open } = useChatsView()
  const isManaging = useManages()
  const direct = useMutation(api.openDirect.mutation())
  const remove = useMutation(api.removeMember.mutation())
  const add = useMutation(api.addMembers.mutation())
  const handOver = useMutation(api.handOver.mutation())
  const { id, name } = member

  const write = async () => {
    const chat = await direct.mutateAsync({ body: { userId: id } }).catch(() => undefined)
    if (chat) open(chat.id)
  }
  const dismiss = async () => {
    const wasOwner = chat.ownerId === id
    const done = await remove.mutateAsync({ params: { id: chat.id, user: id } }).catch(() => undefined)
    if (!done) return
    const undo = async () => {
      await add.mutateAsync({ params: { id: chat.id }, body: { userIds: [id] } })
      if (wasOwner) await handOver.mutateAsync({ params: { id: chat.id }, body: { userId: id } })
    }
    toast({ text: t('members.removed', { name }), undo })
  }
  return (
    <span className="flex flex-none">
      <Tooltip title={t('members.write', { name })}>
        <IconButton aria-label={t('members.write', { name })} onClick={() => void write()}>
          <IconMessage size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      {isManaging && id !== chat.ownerId && <HandOverButton member={member} />}
      {isManaging && (
        <Tooltip title={t('members.remove', { name })}>
          <IconButton aria-label={t('members.remove', { name })} onClick={() => void dismiss()}>
            <IconUserMinus size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    </span>
  )
}
