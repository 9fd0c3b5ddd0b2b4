import { IconArrowDown } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './jump-button.module.css'

interface JumpButtonProps {
  isShown: boolean
  /** Number of unread messages further down. */
  count: number
  onJump: () => void
}

export function JumpButton({ isShown, count, onJump }: JumpButtonProps) {
  const t = useTexts('chats')
  if (!isShown) return null
  return (
    <button type="button" className={styles.button} data-new={count > 0} onClick={onJump}>
      <IconArrowDown size={16} aria-hidden />
      {count > 0 ? t('jump.new', { count }) : t('jump.latest')}
    </button>
  )
}
