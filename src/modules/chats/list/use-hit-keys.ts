import { type KeyboardEvent, useEffect, useRef } from 'react'

/** The links of the results, in order. */
const hitsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])]

/**
 * Keys of a search: arrow keys move between the field and the results, Enter in the field opens the first result once
 * it is loaded. `isFound` returns true if the results belong to the given text.
 */
export function useHitKeys(isFound: (text: string) => boolean) {
  const wanted = useRef<{ list: HTMLElement; text: string }>(undefined)
  useEffect(() => {
    const { current } = wanted
    if (!current || !isFound(current.text)) return
    wanted.current = undefined
    hitsIn(current.list)[0]?.click()
  })

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const hits = hitsIn(currentTarget)
    if (target instanceof HTMLInputElement) {
      const text = target.value.trim()
      if (key === 'ArrowDown' && hits[0]) {
        event.preventDefault()
        hits[0].focus()
      } else if (key !== 'Enter') wanted.current = undefined
      else if (text && isFound(text)) hits[0]?.click()
      else if (text) wanted.current = { list: currentTarget, text }
      return
    }
    const at = hits.findIndex((hit) => hit === target)
    if (at < 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
    event.preventDefault()
    const next = hits[at + (key === 'ArrowDown' ? 1 : -1)]
    if (next) next.focus()
    else if (key === 'ArrowUp') currentTarget.querySelector('input')?.focus()
  }
}
