import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchText } from '#platform/web/search/use-search-text.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'

const pause = 200

interface ViewSearchOptions {
  label: string
  /** The search in the URL. */
  q: string
  onSearch: (q: string | undefined) => void
  /** The shortcut that focuses the field. */
  focusKey?: string | undefined
}

/** The state of a search field that searches when typing pauses, and follows changes of the URL. */
export function useViewSearch({ label, q, onSearch, focusKey }: ViewSearchOptions) {
  const field = useRef<HTMLInputElement>(null)
  const { text, setText, setQuery } = useSearchText(q, onSearch)
  const search = useEffectEvent(() => setQuery(text))
  useEffect(() => {
    const timer = setTimeout(search, pause)
    return () => clearTimeout(timer)
  }, [text])

  const focus = () => {
    field.current?.focus()
    field.current?.select()
  }
  useShortcuts(undefined, focusKey === undefined ? [] : [{ keys: focusKey, label, run: focus, opensField: true }])

  return {
    field,
    text,
    setText,
    // Before what is clicked, such as a button that removes all filters: the timer would search again after it.
    onBlur: () => setQuery(text),
  }
}
