import { IconArrowUp } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import styles from './jump-button.module.css'

interface FirstUnreadButtonProps {
  /** Whether the first unread message is above the visible ones. */
  isShown: boolean
  /** Threads do not get the shortcut, which belongs to the chat beside. */
  isInThread: boolean
  onJump: () => Promise<boolean>
}

export function FirstUnreadButton({ isShown, isInThread, onJump }: FirstUnreadButtonProps) {
  const t = useTexts('chats')
  useShortcuts(t('title'), isInThread ? [] : [{ keys: 'n', label: t('jump.firstUnread'), run: () => void onJump() }])
  if (!isShown) return null
  return (
    <button type="button" className={styles.button} data-up onClick={() => void onJump()}>
      <IconArrowUp size={16} aria-hidden />
      {t('jump.firstUnread')}
    </button>
  )
}
