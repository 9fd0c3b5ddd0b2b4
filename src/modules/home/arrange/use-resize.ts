import { type PointerEvent, useState } from 'react'
import { type WidgetWidth, widgetWidths } from '#platform/contracts/widget-width.ts'
import { getSize, type PlacedCard } from '../arrangement.ts'

type Size = Pick<PlacedCard, 'width' | 'height'>

/** Columns of each width on boards of 12 and 16 columns; other boards allow no choice. */
const columns: Record<number, Record<WidgetWidth, number>> = {
  12: { 3: 3, 4: 4, 6: 6, 8: 8, 12: 12 },
  16: { 3: 4, 4: 4, 6: 8, 8: 8, 12: 16 },
}

interface ResizeOptions {
  card: PlacedCard
  /** Undefined after the drag. */
  onPreview: (size: Size | undefined) => void
  onSize: (size: Size) => void
}

/** Resizes a card by its corner to the closest available size. */
export function useResize({ card, onPreview, onSize }: ResizeOptions) {
  const [size, setSize] = useState<Size>()

  const begin = (event: PointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.closest<HTMLElement>('[data-card]')
    const board = cell?.parentElement
    if (event.button !== 0 || !cell || !board) return
    event.preventDefault()
    const grid = getComputedStyle(board)
    const gap = Number.parseFloat(grid.rowGap)
    const row = Number.parseFloat(grid.gridAutoRows) + gap
    const widthColumns = columns[grid.gridTemplateColumns.split(' ').length]
    const column = widthColumns && (board.clientWidth + gap) / widthColumns[12]
    const direction = grid.direction === 'rtl' ? -1 : 1
    const { width, height } = cell.getBoundingClientRect()
    const start = { x: event.clientX, y: event.clientY }
    const ended = new AbortController()
    const { signal } = ended
    let now: Size = card

    const getSizeAt = (x: number, y: number): Size => {
      const wide = width + (x - start.x) * direction
      const getDistance = (one: WidgetWidth) =>
        widthColumns && column ? Math.abs(widthColumns[one] * column - gap - wide) : 0
      const best = column
        ? widgetWidths.reduce((one, other) => (getDistance(other) < getDistance(one) ? other : one))
        : card.width
      const tall = Math.round((height + y - start.y + gap) / row)
      return { width: best, height: getSize(card, 0, tall - card.height).height }
    }
    const end = (isDone: boolean) => {
      ended.abort()
      setSize(undefined)
      onPreview(undefined)
      if (isDone) onSize(now)
    }
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const next = getSizeAt(clientX, clientY)
        if (next.width === now.width && next.height === now.height) return
        now = next
        setSize(next)
        onPreview(next)
      },
      { signal },
    )
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
  }

  return { size, handlers: { onPointerDown: begin } }
}
