const findOpenLink = (card: Element | undefined) => card?.querySelector<HTMLElement>('[data-open]') ?? undefined

/** The next card in the direction of an arrow key: in order, or the nearest one in the next column. */
export function nextCard(board: HTMLElement, card: HTMLElement, key: string) {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-note]')]
  const index = cards.indexOf(card)
  if (key === 'ArrowDown') return findOpenLink(cards[index + 1])
  if (key === 'ArrowUp') return findOpenLink(cards[index - 1])
  const from = card.getBoundingClientRect()
  const rightward = key === 'ArrowRight'
  const neighbours = cards
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => (rightward ? box.left >= from.right : box.right <= from.left))
    .map(({ one, box }) => ({ one, far: Math.abs(box.left - from.left) * 4 + Math.abs(box.top - from.top) }))
    .toSorted((a, b) => a.far - b.far)
  return findOpenLink(neighbours[0]?.one)
}

export const focusCard = (id: number) => {
  const link = findOpenLink(document.querySelector(`[data-board] [data-note="${id}"]`) ?? undefined)
  link?.focus()
  return link !== undefined
}
