import type { KeyboardEvent } from 'react'

/** Moves the focus between messages with the arrow keys, including those that are rendered only then. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || !['ArrowUp', 'ArrowDown'].includes(key)) return
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row === target)
  if (at < 0 && target !== currentTarget) return
  const edge = currentTarget.getBoundingClientRect().bottom
  const last = rows.findLastIndex((row) => row.getBoundingClientRect().bottom <= edge + 1)
  const next = at < 0 ? rows[last] : rows[at + (key === 'ArrowUp' ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}
