import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The text of a search field, and `ask`, which writes it to the URL. A late URL update does not undo typing; other URL
 * changes, such as by a link, set the field.
 */
export function useSearchText(q: string, onSearch: (q: string | undefined) => void) {
  const [text, setText] = useState(q)
  // The values that the URL will have, in order. Not changed while rendering: React may discard a render, but would
  // keep the change of the ref.
  const coming = useRef<string[]>([])

  useLayoutEffect(() => {
    const place = coming.current.indexOf(q.trim())
    coming.current = place < 0 ? [] : coming.current.slice(place + 1)
    if (place < 0) setText(q)
  }, [q])

  const ask = (typed: string) => {
    const words = typed.trim()
    if (words === (coming.current.at(-1) ?? q.trim())) return
    coming.current.push(words)
    onSearch(typed || undefined)
  }
  return { text, setText, ask }
}
