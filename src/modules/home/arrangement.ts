import type { OfferedWidget } from '#platform/web/navigation/widgets.ts'
import { type WidgetWidth, widgetWidths } from '#platform/contracts/widget-width.ts'
import { type Card, heights } from './contract.ts'

/** A card with its position and size. */
export interface PlacedCard {
  id: string
  width: WidgetWidth
  height: number
  hidden: boolean
  widget: OfferedWidget
}

/**
 * The board: arranged cards in order, new widgets after their predecessor in the default order. Omits cards of removed
 * widgets.
 */
export function placeCards(widgets: readonly OfferedWidget[], stored: readonly Card[] | null): PlacedCard[] {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]))
  const placed = (stored ?? []).flatMap((card): PlacedCard[] => {
    const widget = byId.get(card.id)
    return widget ? [{ ...card, widget }] : []
  })
  for (const [index, widget] of widgets.entries()) {
    if (placed.some(({ id }) => id === widget.id)) continue
    const { id, width, height } = widget
    const before = placed.findIndex((card) => card.id === widgets[index - 1]?.id)
    placed.splice(before + 1, 0, { id, width, height, hidden: false, widget })
  }
  return placed
}

/** The cards to save, including those of missing widgets, in case they return. */
export const toStored = (cards: readonly PlacedCard[], before: readonly Card[] | null): Card[] => [
  ...cards.map(({ id, width, height, hidden }) => ({ id, width, height, hidden })),
  ...(before ?? []).filter(({ id }) => !cards.some((card) => card.id === id)),
]

export const filterVisible = (cards: readonly PlacedCard[]) => cards.filter(({ hidden }) => !hidden)

/** Moves a card to an index among the visible ones. */
export function moveCard(cards: readonly PlacedCard[], id: string, to: number): PlacedCard[] {
  const card = cards.find((one) => one.id === id)
  if (!card) return [...cards]
  const others = cards.filter((one) => one !== card)
  const nextCard = filterVisible(others)[to]
  const index = nextCard ? others.indexOf(nextCard) : others.length
  return others.toSpliced(index, 0, card)
}

const changeCard = (cards: readonly PlacedCard[], id: string, change: Partial<PlacedCard>) =>
  cards.map((card) => (card.id === id ? { ...card, ...change } : card))

export const hideCard = (cards: readonly PlacedCard[], id: string) => changeCard(cards, id, { hidden: true })

/** Shows a hidden card at the end. */
export function addCard(cards: readonly PlacedCard[], id: string) {
  const back = changeCard(cards, id, { hidden: false })
  return moveCard(back, id, filterVisible(back).length)
}

/** Changes a size by steps, within the limits. */
export function getSize({ width, height }: Pick<PlacedCard, 'width' | 'height'>, wider: number, taller: number) {
  const at = widgetWidths.indexOf(width) + wider
  return {
    width: widgetWidths[Math.min(widgetWidths.length - 1, Math.max(0, at))] ?? width,
    height: Math.min(heights.max, Math.max(heights.min, height + taller)),
  }
}

export const resizeCard = (cards: readonly PlacedCard[], id: string, size: Pick<PlacedCard, 'width' | 'height'>) =>
  changeCard(cards, id, size)
