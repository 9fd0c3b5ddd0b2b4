import type { KeyboardEvent } from 'react'
import type { LocalEvent } from '../events/local-event.ts'
import { shiftRangeByKey } from './drag-range.ts'
import type { GridProps } from './grid-props.ts'

const isMirrored = () => document.documentElement.dir === 'rtl'

/** The direction in time of an arrow key in the current text direction. */
export function directionOfKey(key: string): 'next' | 'previous' | 'up' | 'down' | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowRight') return isMirrored() ? 'previous' : 'next'
  if (key === 'ArrowLeft') return isMirrored() ? 'next' : 'previous'
  return undefined
}

const focusEvent = (key: string, options: FocusOptions = {}) => {
  const element = document.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)
  element?.focus(options)
  return element !== null
}

const shift = {
  month: { next: { days: 1 }, previous: { days: -1 }, up: { days: -7 }, down: { days: 7 } },
  hours: { next: { days: 1 }, previous: { days: -1 }, up: { minutes: -15 }, down: { minutes: 15 } },
} as const

const transitionMs = 300

/** Unless the focus has moved. */
const afterTransition = (giveFocus: () => void) =>
  setTimeout(() => {
    if (document.activeElement === document.body) giveFocus()
  }, transitionMs)

/** Returns the focus to an event that was rendered again, without scrolling. */
export const restoreFocus = (key: string) => afterTransition(() => focusEvent(key, { preventScroll: true }))

/** Arrow keys move the focus between events; with Shift and Alt they move the event. */
export function useEventKeys(kind: 'month' | 'hours', { events, onMove }: Pick<GridProps, 'events' | 'onMove'>) {
  return (press: KeyboardEvent<HTMLElement>) => {
    const arrow = directionOfKey(press.key)
    const target = press.target instanceof Element ? press.target.closest('[data-event]') : null
    if (!arrow || !target) return
    const event = events.find(({ key }) => key === target.getAttribute('data-event'))
    if (press.shiftKey && press.altKey) {
      if (!event?.occurrence.writable) return
      press.preventDefault()
      return moveByKey(event, kind, arrow, onMove)
    }
    if (press.shiftKey || press.altKey || press.ctrlKey || press.metaKey) return
    press.preventDefault()
    const all = [...press.currentTarget.querySelectorAll<HTMLElement>('[data-event]')]
    const at = all.findIndex((one) => one === target)
    const step = arrow === 'up' || arrow === 'previous' ? -1 : 1
    const day = (one: HTMLElement | undefined) => one?.dataset['date']
    const isAcross = arrow === 'next' || arrow === 'previous'
    const next = isAcross
      ? (step > 0 ? all.slice(at + 1) : all.slice(0, at).toReversed()).find((one) => day(one) !== day(all[at]))
      : all[at + step]
    next?.focus()
  }
}

function moveByKey(
  event: LocalEvent,
  kind: 'month' | 'hours',
  arrow: 'next' | 'previous' | 'up' | 'down',
  onMove: GridProps['onMove'],
) {
  onMove(event, shiftRangeByKey(event, shift[kind][arrow]))
  // The moved event is rendered again at its new position.
  requestAnimationFrame(() => focusEvent(event.key))
}
