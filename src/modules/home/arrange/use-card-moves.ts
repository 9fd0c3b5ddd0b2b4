import type { KeyboardEvent, RefObject } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useWidgetTitle } from '#platform/web/navigation/widgets.ts'
import { hideCard, moveCard, type PlacedCard, resizeCard, filterVisible, getSize } from '../arrangement.ts'
import type { ArrangeState } from '../use-arranging.ts'
import { announce } from './said.tsx'

export interface ControlledCard {
  card: PlacedCard
  /** Its index among the shown cards. */
  index: number
  arranging: ArrangeState
  board: RefObject<HTMLDivElement | null>
}

export type CardMoves = ReturnType<typeof useCardMoves>

/** Moves, resizes and hides a card, and announces it to screen readers. */
export function useCardMoves({ card, index, arranging: { cards, change }, board }: ControlledCard) {
  const t = useTexts('home')
  const name = useWidgetTitle()(card.widget)
  const visible = filterVisible(cards)
  const total = visible.length

  const moveTo = (to: number) => {
    const next = Math.min(total - 1, Math.max(0, to))
    if (next === index) return
    change(moveCard(cards, card.id, next))
    announce(t('arrange.moved', { name, position: next + 1, total }))
  }
  const setSize = (size: Pick<PlacedCard, 'width' | 'height'>) => {
    if (size.width === card.width && size.height === card.height) return
    change(resizeCard(cards, card.id, size))
    announce(t('arrange.sized', { name, ...size }))
  }
  const hide = () => {
    const next = visible[index + 1] ?? visible[index - 1]
    change(hideCard(cards, card.id))
    announce(t('arrange.hidden', { name }))
    const other = next && board.current?.querySelector<HTMLElement>(`[data-card="${next.id}"] [data-handle]`)
    other?.focus()
  }
  return {
    name,
    index,
    total,
    moveTo,
    setSize,
    stretch: (wider: number, taller: number) => setSize(getSize(card, wider, taller)),
    hide,
  }
}

/** Arrow keys move a card, with Shift they resize it; Home and End move it to the ends, Delete hides it. */
export function pressKey(event: KeyboardEvent<HTMLElement>, { index, total, moveTo, stretch, hide }: CardMoves) {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const step = event.key === forward || event.key === 'ArrowDown' ? 1 : -1
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const isArrow = isAcross || event.key === 'ArrowUp' || event.key === 'ArrowDown'
  if (isArrow && event.shiftKey) stretch(isAcross ? step : 0, isAcross ? 0 : step)
  else if (isArrow) moveTo(index + step)
  else if (event.key === 'Home') moveTo(0)
  else if (event.key === 'End') moveTo(total - 1)
  else if (event.key === 'Delete' || event.key === 'Backspace') hide()
  else return
  event.preventDefault()
}
