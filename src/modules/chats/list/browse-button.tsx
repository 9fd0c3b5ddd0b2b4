import { IconCompass } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './browse-button.module.css'

export function BrowseButton() {
  const t = useTexts('chats')
  const { browse } = useChatsView()
  return (
    <button type="button" className={styles.browse} aria-haspopup="dialog" onClick={() => browse(true)}>
      <span className="centered">
        <IconCompass size={20} aria-hidden />
      </span>
      {t('channels.browse')}
    </button>
  )
}
