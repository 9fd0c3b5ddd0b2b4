import { IconMessageReply } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './browse-button.module.css'

/** Opens the list of followed threads beside the open chat. */
export function ThreadsButton({ open }: { open: number }) {
  const t = useTexts('chats')
  const { view, showIn } = useChatsView()
  return (
    <button
      type="button"
      className={styles.browse}
      aria-expanded={view.panel === 'threads'}
      onClick={() => showIn(open, 'threads')}
    >
      <span className="centered">
        <IconMessageReply size={20} className="mirrored" aria-hidden />
      </span>
      {t('threads.all')}
    </button>
  )
}
