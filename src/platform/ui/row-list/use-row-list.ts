import { type RefObject, useEffect, useRef, useState } from 'react'
import { useVirtualRows } from '#platform/ui/use-virtual-rows.ts'
import type { RowSource } from './row-source.ts'
import { useFocusOnClose } from './use-focus-on-close.ts'
import { usePagedRows } from './use-paged-rows.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useLoadedList } from './use-loaded-list.ts'

const overscan = 8

interface RowListOptions<Query, Row> {
  source: RowSource<Query, Row>
  scroller: RefObject<HTMLElement | null>
  /** The requested list; while it loads, the previous one is shown. */
  nextQuery: Query
  /** In rem; must match the stylesheet. */
  rowHeight: number
  /** The record open beside the list; its row gets the focus when the record closes. */
  openId: number | undefined
}

/** A virtual list of any length: its pages, rendered rows, scroll position and focus. */
export function useRowList<Query, Row>(options: RowListOptions<Query, Row>) {
  const { source, scroller, nextQuery, rowHeight, openId } = options
  const list = useLoadedList(source, nextQuery)
  const name = JSON.stringify(list.query)
  const [reached, setReached] = useState({ name, total: 0 })
  const total = Math.max(list.total ?? 0, list.isLeast && reached.name === name ? reached.total : 0)
  const focusedIndex = useRef(0)
  const virtual = useVirtualRows(scroller, total, focusedIndex, rowHeight)
  const focus = useRowFocus(scroller, { count: total, scrollTo: virtual.scrollTo })
  // The focused row stays rendered, however far the list is scrolled.
  const rows = usePagedRows(source, list.query, total, [
    Math.max(0, virtual.range.start - overscan),
    virtual.range.end + overscan,
    focus.active,
  ])
  if (list.isLeast && rows.maxTotal > total) setReached({ name, total: rows.maxTotal })
  useEffect(() => {
    focusedIndex.current = focus.active
  })
  const scrolledFor = useRef(name)
  useEffect(() => {
    // Not on the first render, so that going back restores the scroll position.
    if (scrolledFor.current === name) return
    scrolledFor.current = name
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [name, scroller])
  useFocusOnClose(scroller, openId, rows.indexOf, focus)

  return { list, name, virtual, focus, rows }
}
