import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { OperatorHints } from '#platform/ui/search/operator-hints.tsx'
import { SearchField } from '#platform/ui/search/search-field.tsx'
import { useSearchText } from '#platform/web/search/use-search-text.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { useEmailView } from '../use-email-view.ts'
import styles from './list-head.module.css'

/** The suggested operators, and the names of their meanings. */
const searchHints = [
  ['from:', 'from'],
  ['to:', 'to'],
  ['is:unread', 'unread'],
  ['is:starred', 'starred'],
  ['is:important', 'important'],
  ['has:attachment', 'attachment'],
  ['in:sent', 'sent'],
  ['in:anywhere', 'anywhere'],
  ['subject:', 'subject'],
  ['label:', 'label'],
  ['filename:', 'filename'],
  ['before:', 'before'],
  ['after:', 'after'],
  ['older_than:', 'older'],
  ['newer_than:', 'newer'],
  ['larger:', 'larger'],
] as const

/** The search field with suggested operators. `onShow` must show it when a shortcut focuses it. */
export function SearchBar({ isHidden, onShow }: { isHidden: boolean; onShow: () => void }) {
  const t = useTexts('email')
  const field = useRef<HTMLInputElement>(null)
  const { view, setView } = useEmailView()

  useShortcuts(t('title'), [
    {
      keys: '/',
      label: t('keys.search'),
      opensField: true,
      run: () => {
        if (isHidden) flushSync(onShow)
        field.current?.focus()
        field.current?.select()
      },
    },
  ])

  const { text, setText, setQuery } = useSearchText(view.q ?? '', (q) =>
    setView({ q, thread: undefined }, { replace: true }),
  )
  const search = (typed: string) => {
    setText(typed)
    setQuery(typed)
  }

  return (
    <OperatorHints
      field={field}
      className={styles.search}
      isHidden={isHidden}
      text={text}
      hints={searchHints.map(([operator, meaning]) => ({ text: operator, meaning: t(`search.hints.${meaning}`) }))}
      label={t('search.operators')}
      onSearch={search}
    >
      <SearchField ref={field} className={styles.field} label={t('search.label')} value={text} onChange={search} />
    </OperatorHints>
  )
}
