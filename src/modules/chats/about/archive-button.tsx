import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { useManages } from './use-manages.ts'

/** Archives a channel, which makes it read-only, or restores it. */
export function ArchiveButton() {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const change = useMutation(api.change.mutation())
  const isManaging = useManages()
  if (chat.kind !== 'channel' || !isManaging) return null
  const isArchived = chat.archivedAt !== null
  const set = (archived: boolean) => change.mutateAsync({ params: { id: chat.id }, body: { archived } })
  const toggleArchived = async () => {
    const done = await set(!isArchived).catch(() => undefined)
    if (!done || isArchived) return
    toast({ text: t('about.archived', { name: chat.name }), undo: () => set(false) })
  }
  return (
    <Button
      color="secondary"
      className="justify-self-start"
      startIcon={isArchived ? <IconArchiveOff aria-hidden /> : <IconArchive aria-hidden />}
      disabled={change.isPending}
      onClick={() => void toggleArchived()}
    >
      {isArchived ? t('about.unarchive') : t('about.archive')}
    </Button>
  )
}
