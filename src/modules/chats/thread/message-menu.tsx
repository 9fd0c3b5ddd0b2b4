import {
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
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
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
    .map(({ key, icon, text, run }) => (
      <MenuItem
        key={key}
        onClick={() => {
          onDone()
          run()
        }}
      >
        <ListItemIcon>{icon}</ListItemIcon>
        <ListItemText>{text}</ListItemText>
      </MenuItem>
    ))
}

interface Entry {
  key: string
  icon: ReactNode
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
      icon: <IconCornerUpLeft size={18} />,
      text: t('tools.reply'),
      isThere: canWrite,
      run: actions.reply,
    },
    {
      key: 'thread',
      icon: <IconMessageReply size={18} />,
      text: t('tools.thread'),
      isThere: canWrite && !thread,
      run: actions.openThread,
    },
    {
      key: 'edit',
      icon: <IconPencil size={18} />,
      text: t('tools.edit'),
      isThere: canWrite && isOwn,
      // Delayed, since the closing menu moves the focus to its button.
      run: () => setTimeout(() => startEditing(message.id, thread?.id), 60),
    },
    {
      key: 'text',
      icon: <IconCopy size={18} />,
      text: t('tools.copyText'),
      isThere: Boolean(message.msg),
      run: () => void actions.copyText(),
    },
    { key: 'link', icon: <IconLink size={18} />, text: t('tools.copyLink'), run: () => void actions.copyLink() },
    {
      key: 'pin',
      icon: isPinned ? <IconPinnedOff size={18} /> : <IconPin size={18} />,
      text: isPinned ? t('tools.unpin') : t('tools.pin'),
      isThere: canWrite,
      run: () => void actions.pin(),
    },
    {
      key: 'unread',
      icon: <IconMailOpened size={18} />,
      text: t('tools.markUnread'),
      isThere: !isOwn && !thread,
      run: () => void actions.markUnread(),
    },
    {
      key: 'remove',
      icon: <IconTrash size={18} />,
      text: t('tools.remove'),
      isThere: canWrite && isOwn,
      run: () => void actions.remove(),
    },
  ]
}
