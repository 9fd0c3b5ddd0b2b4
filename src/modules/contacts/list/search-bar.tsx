import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useContactsView } from '../use-contacts-view.ts'
import styles from './list-head.module.css'
import { ContactSort } from './contact-sort.tsx'

export function SearchBar({ isHidden }: { isHidden: boolean }) {
  const t = useTexts('contacts')
  const { view, setView } = useContactsView()

  return (
    <div className="row flex-1 gap-1 min-inline-0" hidden={isHidden}>
      <ViewSearch
        className={styles.field}
        label={t('search')}
        q={view.q ?? ''}
        focusKey="/"
        onSearch={(q) => setView({ q }, { replace: true })}
      />
      <ContactSort />
    </div>
  )
}
