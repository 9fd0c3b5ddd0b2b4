import type { KeyboardEvent, RefObject } from 'react'

const findLinks = (column: Element | undefined) => [...(column?.querySelectorAll<HTMLElement>('[data-open]') ?? [])]

/** Id of the card with the focus. */
export const findFocusedTask = () => {
  const card = document.activeElement?.closest<HTMLElement>('[data-task]')
  return card ? Number(card.dataset['task']) : undefined
}

/** Id of the column with the focus. */
export const findFocusedColumn = () => {
  const column = document.activeElement?.closest<HTMLElement>('[data-column]')
  return column ? Number(column.dataset['column']) : undefined
}

/** Arrow keys move the focus between cards and columns; Home and End go to the ends of a column. */
export function useCardKeys(root: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!(target instanceof HTMLElement) || !target.matches('[data-open]') || ctrlKey || metaKey || altKey) return
    const columns = [...(root.current?.querySelectorAll('[data-column]') ?? [])]
    const columnIndex = columns.findIndex((column) => column.contains(target))
    const cards = findLinks(columns[columnIndex])
    const cardIndex = cards.indexOf(target)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'

    const adjacentColumnCard = (step: 1 | -1): HTMLElement | undefined => {
      for (let index = columnIndex + step; index >= 0 && index < columns.length; index += step) {
        const others = findLinks(columns[index])
        if (others.length > 0) return others[Math.min(cardIndex, others.length - 1)]
      }
      return undefined
    }

    const goals: Record<string, () => HTMLElement | undefined> = {
      ArrowDown: () => cards[cardIndex + 1],
      ArrowUp: () => cards[cardIndex - 1],
      Home: () => cards[0],
      End: () => cards.at(-1),
      ArrowRight: () => adjacentColumnCard(forward === 'ArrowRight' ? 1 : -1),
      ArrowLeft: () => adjacentColumnCard(forward === 'ArrowLeft' ? 1 : -1),
    }
    const goal = goals[key]
    if (!goal) return
    event.preventDefault()
    const card = goal()
    card?.focus()
    card?.closest('[data-task]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
