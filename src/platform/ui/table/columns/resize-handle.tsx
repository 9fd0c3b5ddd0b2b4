import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Layout, getMinWidth, maxWidth, pixelsPerRem, tracks, getWidth, withWidth } from './arrangement.ts'
import type { ColumnShape } from './column.ts'
import styles from './table-head.module.css'
import type { LayoutActions } from './use-layout.ts'

interface ResizeHandleProps {
  column: ColumnShape
  columns: readonly ColumnShape[]
  layoutActions: LayoutActions
}

const step = 16

const getDirection = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
/** Widths are stored for the default font size. */
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
function useResizeDrag({ column, columns, layout, onResize }: PullOptions) {
  const activeDrag = useRef<{ x: number; width: number } | undefined>(undefined)
  const width = getWidth(column, layout)
  const preview = (handle: Element, next: Layout) => {
    const table = handle.closest('table')
    table?.style.setProperty('grid-template-columns', tracks(columns, next, table.dataset['ticks'] === 'true'))
  }
  const widthAt = (event: PointerEvent) => {
    const { x, width: before } = activeDrag.current ?? { x: event.clientX, width }
    const requestedWidth = before + ((event.clientX - x) / fontScale()) * getDirection(event.currentTarget)
    return Math.min(maxWidth, Math.max(getMinWidth(column), Math.round(requestedWidth)))
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      // Otherwise the browser would start to drag the column.
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      activeDrag.current = { x: event.clientX, width: measured(event.currentTarget, width) }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!activeDrag.current) return
      // Changes only a custom property; React renders when the pointer is released.
      preview(event.currentTarget, withWidth(layout, column.id, widthAt(event)))
    },
    onPointerUp: (event: PointerEvent) => {
      if (!activeDrag.current) return
      const next = widthAt(event)
      const hasMoved = event.clientX !== activeDrag.current.x
      activeDrag.current = undefined
      if (hasMoved) onResize(next)
    },
    onPointerCancel: (event: PointerEvent) => {
      activeDrag.current = undefined
      preview(event.currentTarget, layout)
    },
  }
}

/** Handle at the edge of a column: drag, arrow keys, or double click to reset. */
export function ResizeHandle({ column, columns, layoutActions }: ResizeHandleProps) {
  const t = useTexts('platform')
  const { layout, change } = layoutActions
  const width = getWidth(column, layout)
  const resize = (next: number | undefined) => change((now) => withWidth(now, column.id, next))
  const dragHandlers = useResizeDrag({ column, columns, layout, onResize: resize })

  const handleKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    const by = { ArrowRight: step, ArrowLeft: -step }[key]
    if (by !== undefined) {
      const next = measured(currentTarget, width) + by * getDirection(currentTarget)
      resize(Math.min(maxWidth, Math.max(getMinWidth(column), next)))
    } else if (key === 'Home') resize(getMinWidth(column))
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
      aria-valuemin={getMinWidth(column)}
      aria-valuemax={maxWidth}
      tabIndex={-1}
      className={styles.resizeHandle}
      onKeyDown={(event) => {
        if (!handleKeyDown(event)) return
        event.preventDefault()
      }}
      onDoubleClick={() => resize(undefined)}
      {...dragHandlers}
    />
  )
}
