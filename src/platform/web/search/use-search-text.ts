import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The text of a search field, and `setQuery`, which writes it to the URL. A late URL update does not undo typing; other URL
 * changes, such as by a link, set the field.
 */
export function useSearchText(q: string, onSearch: (q: string | undefined) => void) {
  const [text, setText] = useState(q)
  // The values that the URL will have, in order. Not changed while rendering: React may discard a render, but would
  // keep the change of the ref.
  const pending = useRef<string[]>([])

  useLayoutEffect(() => {
    const index = pending.current.indexOf(q.trim())
    pending.current = index < 0 ? [] : pending.current.slice(index + 1)
    if (index < 0) setText(q)
  }, [q])

  const setQuery = (input: string) => {
    const words = input.trim()
    if (words === (pending.current.at(-1) ?? q.trim())) return
    pending.current.push(words)
    onSearch(input || undefined)
  }
  return { text, setText, setQuery }
}
