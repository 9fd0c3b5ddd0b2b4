import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchField } from '#platform/ui/search-field.tsx'
import { useContactsView } from '../use-contacts-view.ts'
import styles from './list-head.module.css'
import { SortMenu } from './sort-menu.tsx'

export function SearchBar({ isHidden }: { isHidden: boolean }) {
  const t = useTexts('contacts')
  const field = useRef<HTMLInputElement>(null)
  const { view, setView } = useContactsView()

  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [role="dialog"]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', focusField)
    return () => removeEventListener('keydown', focusField)
  }, [])

  // The address follows the typing in its own time; what is typed must not wait for it.
  const asked = view.q ?? ''
  const [typed, setTyped] = useState({ text: asked, asked })
  if (typed.asked !== asked) setTyped({ text: asked.trim() === typed.text.trim() ? typed.text : asked, asked })

  return (
    <div className={styles.search} hidden={isHidden}>
      <SearchField
        ref={field}
        className={styles.field}
        label={t('search')}
        value={typed.text}
        onChange={(text) => {
          setTyped({ text, asked })
          setView({ q: text || undefined }, { replace: true })
        }}
      />
      <SortMenu />
    </div>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
