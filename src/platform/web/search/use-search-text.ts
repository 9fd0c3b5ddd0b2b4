import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The text of a search field, and `ask`, which writes it to the URL. A late update of the URL does not undo typing; a
 * URL that changes by itself, as by a link, sets the field.
 */
export function useSearchText(q: string, onSearch: (q: string | undefined) => void) {
  const [text, setText] = useState(q)
  // The values that the URL will have, in this order. Not changed during rendering: React may discard a rendering but keep
  // the ref's change.
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
