import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Layout, leastWidth, maxWidth, pixelsPerRem, tracks, widthOf, withWidth } from './arrangement.ts'
import type { ColumnShape } from './column.ts'
import styles from './table-head.module.css'
import type { LayoutActions } from './use-layout.ts'

interface ResizeHandleProps {
  column: ColumnShape
  columns: readonly ColumnShape[]
  arranging: LayoutActions
}

const step = 16

const towards = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
/** Widths are stored for the usual font size. */
const fontScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / pixelsPerRem
const measured = (element: Element, width: number) =>
  (element.parentElement?.getBoundingClientRect().width ?? width * fontScale()) / fontScale()

interface PullOptions {
  column: ColumnShape
  columns: readonly ColumnShape[]
  layout: Layout
  onResize: (width: number) => void
}

/** Resizes with the pointer; the width is stored when the pointer is released. */
function usePull({ column, columns, layout, onResize }: PullOptions) {
  const pull = useRef<{ x: number; width: number } | undefined>(undefined)
  const width = widthOf(column, layout)
  const draw = (handle: Element, next: Layout) => {
    const table = handle.closest('table')
    table?.style.setProperty('grid-template-columns', tracks(columns, next, table.dataset['ticks'] === 'true'))
  }
  const widthAt = (event: PointerEvent) => {
    const { x, width: before } = pull.current ?? { x: event.clientX, width }
    const asked = before + ((event.clientX - x) / fontScale()) * towards(event.currentTarget)
    return Math.min(maxWidth, Math.max(leastWidth(column), Math.round(asked)))
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      // Otherwise the browser would start to drag the column.
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      pull.current = { x: event.clientX, width: measured(event.currentTarget, width) }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!pull.current) return
      // Changes only a custom property; React renders when the pointer is released.
      draw(event.currentTarget, withWidth(layout, column.id, widthAt(event)))
    },
    onPointerUp: (event: PointerEvent) => {
      if (!pull.current) return
      const next = widthAt(event)
      const isMoved = event.clientX !== pull.current.x
      pull.current = undefined
      if (isMoved) onResize(next)
    },
    onPointerCancel: (event: PointerEvent) => {
      pull.current = undefined
      draw(event.currentTarget, layout)
    },
  }
}

/** Handle at the edge of a column: drag, arrow keys, or double click to reset. */
export function ResizeHandle({ column, columns, arranging }: ResizeHandleProps) {
  const t = useTexts('platform')
  const { layout, change } = arranging
  const width = widthOf(column, layout)
  const resize = (next: number | undefined) => change((now) => withWidth(now, column.id, next))
  const pulling = usePull({ column, columns, layout, onResize: resize })

  const press = ({ key, currentTarget }: KeyboardEvent) => {
    const by = { ArrowRight: step, ArrowLeft: -step }[key]
    if (by !== undefined) {
      const next = measured(currentTarget, width) + by * towards(currentTarget)
      resize(Math.min(maxWidth, Math.max(leastWidth(column), next)))
    } else if (key === 'Home') resize(leastWidth(column))
    else if (key === 'End') resize(maxWidth)
    else if (key === 'Enter') resize(undefined)
    else return false
    return true
  }

  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('table.width', { name: column.label })}
      aria-valuenow={width}
      aria-valuemin={leastWidth(column)}
      aria-valuemax={maxWidth}
      tabIndex={-1}
      className={styles.edge}
      onKeyDown={(event) => {
        if (!press(event)) return
        event.preventDefault()
      }}
      onDoubleClick={() => resize(undefined)}
      {...pulling}
    />
  )
}
