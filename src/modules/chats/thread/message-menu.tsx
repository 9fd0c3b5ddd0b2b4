import {
  type Icon as AnyIcon,
  IconCopy,
  IconCornerUpLeft,
  IconLink,
  IconMailOpened,
  IconMessageReply,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { useOpenChat } from '../chat-context.ts'
import type { Message } from '../contract-shapes.ts'
import { startEditing } from './editing.ts'
import type { useMessageActions } from './use-message-actions.ts'

interface MessageMenuProps {
  message: Message
  actions: ReturnType<typeof useMessageActions>
  onDone: () => void
}

export function MessageMenu({ message, actions, onDone }: MessageMenuProps) {
  return useEntries(message, actions)
    .filter(({ isThere = true }) => isThere)
    .map(({ key, Icon, text, run }) => (
      <MenuAction
        key={key}
        Icon={Icon}
        label={text}
        onClick={() => {
          onDone()
          run()
        }}
      />
    ))
}

interface Entry {
  key: string
  Icon: AnyIcon
  text: string
  isThere?: boolean
  run: () => void
}

function useEntries(message: Message, actions: MessageMenuProps['actions']): Entry[] {
  const t = useTexts('chats')
  const { canWrite, thread, userId } = useOpenChat()
  const isOwn = message.senderId === userId
  const isPinned = message.pinnedAt !== null
  return [
    {
      key: 'reply',
      Icon: IconCornerUpLeft,
      text: t('tools.reply'),
      isThere: canWrite,
      run: actions.reply,
    },
    {
      key: 'thread',
      Icon: IconMessageReply,
      text: t('tools.thread'),
      isThere: canWrite && !thread,
      run: actions.openThread,
    },
    {
      key: 'edit',
      Icon: IconPencil,
      text: t('tools.edit'),
      isThere: canWrite && isOwn,
      // Delayed, since the closing menu moves the focus to its button.
      run: () => setTimeout(() => startEditing(message.id, thread?.id), 60),
    },
    {
      key: 'text',
      Icon: IconCopy,
      text: t('tools.copyText'),
      isThere: Boolean(message.msg),
      run: () => void actions.copyText(),
    },
    { key: 'link', Icon: IconLink, text: t('tools.copyLink'), run: () => void actions.copyLink() },
    {
      key: 'pin',
      Icon: isPinned ? IconPinnedOff : IconPin,
      text: isPinned ? t('tools.unpin') : t('tools.pin'),
      isThere: canWrite,
      run: () => void actions.pin(),
    },
    {
      key: 'unread',
      Icon: IconMailOpened,
      text: t('tools.markUnread'),
      isThere: !isOwn && !thread,
      run: () => void actions.markUnread(),
    },
    {
      key: 'remove',
      Icon: IconTrash,
      text: t('tools.remove'),
      isThere: canWrite && isOwn,
      run: () => void actions.remove(),
    },
  ]
}
