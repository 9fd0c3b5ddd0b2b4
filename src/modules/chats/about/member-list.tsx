import { IconMessage, IconUserMinus } from '@tabler/icons-react'
import { IconButton, Tooltip } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { usePresence } from '#platform/web/session/presence.ts'
import { PresenceDot } from '../chat-face.tsx'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Member } from '../contract-shapes.ts'
import { useChatsView } from '../use-chats-view.ts'
import { useManages } from './use-manages.ts'
import { HandOverButton } from './hand-over-button.tsx'
import styles from './member-list.module.css'

/** The members of the chat, whoever is there first. */
export function MemberList() {
  const t = useTexts('chats')
  const { chat, userId, canWrite } = useOpenChat()
  const { open } = useChatsView()
  const present = usePresence()
  const isManaging = useManages()
  const direct = useMutation(api.openDirect.mutation())
  const remove = useMutation(api.removeMember.mutation())
  const add = useMutation(api.addMembers.mutation())
  const members = chat.members.toSorted((one, other) => Number(present.has(other.id)) - Number(present.has(one.id)))

  const write = async (id: string) => {
    const made = await direct.mutateAsync({ body: { userId: id } }).catch(() => undefined)
    if (made) open(made.id)
  }
  const dismiss = async ({ id, name }: Member) => {
    const done = await remove.mutateAsync({ params: { id: chat.id, user: id } }).catch(() => undefined)
    if (!done) return
    const run = () => add.mutate({ params: { id: chat.id }, body: { userIds: [id] } })
    toast({ text: t('members.removed', { name }), action: { label: t('undo'), run } })
  }

  return (
    <ul className="grid inline-full">
      {members.map((member) => (
        <li key={member.id} className={styles.member}>
          <span className="grid relative flex-none">
            <Avatar name={member.name} src={member.avatar} size={36} />
            <PresenceDot isPresent={present.has(member.id)} />
          </span>
          <span className="grid flex-1 min-inline-0">
            <bdi className="truncate medium">
              {member.name}
              {member.id === userId && ` (${t('you')})`}
              {member.id === chat.ownerId && (
                <span className="text-quiet text-13 regular"> · {t('members.owner')}</span>
              )}
            </bdi>
            <span className="truncate text-quiet text-13">
              <span className="visually-hidden">
                {present.has(member.id) ? t('presence.online') : t('presence.away')}
                {', '}
              </span>
              {member.jobTitle}
            </span>
          </span>
          {canWrite && chat.kind !== 'direct' && member.id !== userId && (
            <span className="flex flex-none">
              <Tooltip title={t('members.write', { name: member.name })}>
                <IconButton
                  aria-label={t('members.write', { name: member.name })}
                  onClick={() => void write(member.id)}
                >
                  <IconMessage size={18} aria-hidden />
                </IconButton>
              </Tooltip>
              {isManaging && member.id !== chat.ownerId && <HandOverButton member={member} />}
              {isManaging && (
                <Tooltip title={t('members.remove', { name: member.name })}>
                  <IconButton
                    aria-label={t('members.remove', { name: member.name })}
                    onClick={() => void dismiss(member)}
                  >
                    <IconUserMinus size={18} aria-hidden />
                  </IconButton>
                </Tooltip>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
