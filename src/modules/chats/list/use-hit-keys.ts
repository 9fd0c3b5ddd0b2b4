import { type KeyboardEvent, useEffect, useRef } from 'react'

/** The hits of the list, in their order. */
const hitsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])]

/**
 * Keys of a search and its hits: the arrow keys go from the field to the hits and from one to the next, Enter in the
 * field opens the first hit as soon as it is there. `isFound` says whether the list is that of what stands in the field.
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
