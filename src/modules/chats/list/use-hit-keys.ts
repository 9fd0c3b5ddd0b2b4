import { type KeyboardEvent, useEffect, useRef } from 'react'

/** The links of the results, in order. */
const findLinks = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])]

/**
 * Keys of a search: arrow keys move between the field and the results, Enter in the field opens the first result once
 * it is loaded. `isLoaded` returns true if the results belong to the given text.
 */
export function useHitKeys(isLoaded: (text: string) => boolean) {
  const pendingOpen = useRef<{ list: HTMLElement; text: string }>(undefined)
  useEffect(() => {
    const { current } = pendingOpen
    if (!current || !isLoaded(current.text)) return
    pendingOpen.current = undefined
    findLinks(current.list)[0]?.click()
  })

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const links = findLinks(currentTarget)
    if (target instanceof HTMLInputElement) {
      const text = target.value.trim()
      if (key === 'ArrowDown' && links[0]) {
        event.preventDefault()
        links[0].focus()
      } else if (key !== 'Enter') pendingOpen.current = undefined
      else if (text && isLoaded(text)) links[0]?.click()
      else if (text) pendingOpen.current = { list: currentTarget, text }
      return
    }
    const at = links.findIndex((hit) => hit === target)
    if (at < 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
    event.preventDefault()
    const next = links[at + (key === 'ArrowDown' ? 1 : -1)]
    if (next) next.focus()
    else if (key === 'ArrowUp') currentTarget.querySelector('input')?.focus()
  }
}
