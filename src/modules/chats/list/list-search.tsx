import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useChatsView } from '../use-chats-view.ts'

/** Search field for names of chats and text of messages. */
export function ListSearch() {
  const t = useTexts('chats')
  const { view, search } = useChatsView()
  return (
    <div className="flex-none padding-3-4">
      <ViewSearch label={t('search.label')} q={view.q ?? ''} onSearch={search} focusKey="/" />
    </div>
  )
}
