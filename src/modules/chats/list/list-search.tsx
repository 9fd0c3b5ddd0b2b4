import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/view-search.tsx'
import { useChatsView } from '../use-chats-view.ts'
import styles from './list-search.module.css'

/** One field for names of chats and for the words of their messages. */
export function ListSearch() {
  const t = useTexts('chats')
  const { view, search } = useChatsView()
  return (
    <div className={styles.search}>
      <ViewSearch label={t('search.label')} q={view.q ?? ''} onSearch={search} focusKey="/" />
    </div>
  )
}
