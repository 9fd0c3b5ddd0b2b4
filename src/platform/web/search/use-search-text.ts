import { useLayoutEffect, useRef, useState } from 'react'

/**
 * What stands in a search field, and `ask`, which has the address say it. The address follows in its own time: what comes of
 * that late takes back no letter, but one that changes by itself, as by a link, stands in the field.
 */
export function useSearchText(q: string, onSearch: (q: string | undefined) => void) {
  const [text, setText] = useState(q)
  // What the address is about to say, in this order. Kept from being set while rendering: of a rendering that is given up
  // for the next letter, React still builds on such a state.
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
