import { IconCornerUpLeft, IconDots, IconMessageReply, IconMoodPlus } from '@tabler/icons-react'
import { Menu, Tooltip } from '@mui/material'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Message } from '../contract-shapes.ts'
import { EmojiButton } from '../emoji/emoji-button.tsx'
import { quickEmojis } from '../emoji/emoji.ts'
import { MessageMenu } from './message-menu.tsx'
import styles from './message-tools.module.css'
import { useMessageActions } from './use-message-actions.ts'

interface MessageToolsProps {
  message: Message
  isMenuOpen: boolean
  onMenu: (isOpen: boolean) => void
}

/** Toolbar of the hovered or focused message. */
export function MessageTools({ message, isMenuOpen, onMenu }: MessageToolsProps) {
  const t = useTexts('chats')
  const { canWrite, thread } = useOpenChat()
  const actions = useMessageActions(message)
  const more = useRef<HTMLButtonElement>(null)
  const [isPicking, setPicking] = useState(false)
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools.label')} data-open={isPicking || isMenuOpen}>
      {canWrite && (
        <>
          <QuickReactions onPick={(emoji) => void actions.toggle(emoji)} />
          <EmojiButton
            label={t('reactions.add')}
            className={styles.tool}
            onPick={(emoji) => void actions.toggle(emoji)}
            onOpen={setPicking}
            icon={<IconMoodPlus size={18} aria-hidden />}
          />
          <Tooltip title={t('tools.reply')}>
            <button type="button" className={styles.tool} aria-label={t('tools.reply')} onClick={actions.reply}>
              <IconCornerUpLeft size={18} className="mirrored" aria-hidden />
            </button>
          </Tooltip>
          {!thread && (
            <Tooltip title={t('tools.thread')}>
              <button type="button" className={styles.tool} aria-label={t('tools.thread')} onClick={actions.openThread}>
                <IconMessageReply size={18} className="mirrored" aria-hidden />
              </button>
            </Tooltip>
          )}
        </>
      )}
      <Tooltip title={t('tools.more')}>
        <button
          ref={more}
          type="button"
          className={styles.tool}
          aria-label={t('tools.more')}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={() => onMenu(true)}
        >
          <IconDots size={18} aria-hidden />
        </button>
      </Tooltip>
      <Menu open={isMenuOpen} anchorEl={() => more.current} onClose={() => onMenu(false)}>
        <MessageMenu message={message} actions={actions} onDone={() => onMenu(false)} />
      </Menu>
    </div>
  )
}

function QuickReactions({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTexts('chats')
  return quickEmojis.map((emoji) => (
    <button
      key={emoji}
      type="button"
      className={`${styles.tool} ${styles.quick}`}
      aria-label={t('tools.reactWith', { emoji })}
      onClick={() => onPick(emoji)}
    >
      {emoji}
    </button>
  ))
}
