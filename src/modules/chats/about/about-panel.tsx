import { IconUserPlus } from '@tabler/icons-react'
import { Button, Switch } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { changeCachedChat } from '../thread/thread-cache.ts'
import { useRights } from '../use-rights.ts'
import { ArchiveButton } from './archive-button.tsx'
import { GroupFields } from './group-fields.tsx'
import { LeaveButton } from './leave-button.tsx'
import { MemberList } from './member-list.tsx'

const AddMembers = lazy(async () => ({ default: (await import('./add-members.tsx')).AddMembers }))

/** The members of the chat, and the user's settings for it. */
export function AboutPanel() {
  const t = useTexts('chats')
  const { chat, canWrite } = useOpenChat()
  const { canJoin: mayLeave } = useRights()
  const [isAdding, setAdding] = useState(false)
  const isGroup = chat.kind !== 'direct'
  return (
    <>
      {isGroup && <GroupFields />}
      <ChatSwitches />
      <section className="grid justify-items-start gap-2">
        <h3 className="text-14">{t('members.count', { count: chat.members.length })}</h3>
        {isGroup && canWrite && (
          <Button color="secondary" startIcon={<IconUserPlus aria-hidden />} onClick={() => setAdding(true)}>
            {t('members.add')}
          </Button>
        )}
        <MemberList />
      </section>
      <ArchiveButton />
      {isGroup && mayLeave && <LeaveButton />}
      <Suspense>{isAdding && <AddMembers onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}

/** Switches to mute and to pin the chat. */
function ChatSwitches() {
  const t = useTexts('chats')
  const queries = useQueryClient()
  const { chat } = useOpenChat()
  const arrange = useMutation(api.arrange.mutation())
  const set = async (body: { muted?: boolean; pinned?: boolean }) => {
    const { muted, pinned } = chat
    changeCachedChat(queries, chat.id, body)
    await arrange
      .mutateAsync({ params: { id: chat.id }, body })
      .catch(() => changeCachedChat(queries, chat.id, { muted, pinned }))
  }
  return (
    <div className="grid gap-3">
      <label className="row justify-between gap-3 medium pointer">
        <span>
          {t('about.mute')}
          <span className="block text-quiet text-13 regular">{t('about.muteHint')}</span>
        </span>
        <Switch checked={chat.muted} onChange={(_, muted) => void set({ muted })} />
      </label>
      <label className="row justify-between gap-3 medium pointer">
        <span>
          {t('about.pin')}
          <span className="block text-quiet text-13 regular">{t('about.pinHint')}</span>
        </span>
        <Switch checked={chat.pinned} onChange={(_, pinned) => void set({ pinned })} />
      </label>
    </div>
  )
}
