import { type RefObject, useEffect, useRef, useState } from 'react'
import { useVirtualRows } from '#platform/ui/use-virtual-rows.ts'
import type { RowSource } from './row-source.ts'
import { useFocusOnClose } from './use-focus-on-close.ts'
import { usePagedRows } from './use-paged-rows.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useShownList } from './use-shown-list.ts'

const rowsBeyond = 8

interface RowListOptions<Query, Row> {
  source: RowSource<Query, Row>
  scroller: RefObject<HTMLElement | null>
  /** The requested list; until it has arrived, the one before is shown. */
  wanted: Query
  /** In rem, as in the stylesheet. */
  rowHeight: number
  /** The record that is open beside the list; its row takes the focus when it closes. */
  openId: number | undefined
}

/** A virtual list of any length: its pages, its rendered rows, its scroll position and its focus. */
export function useRowList<Query, Row>(options: RowListOptions<Query, Row>) {
  const { source, scroller, wanted, rowHeight, openId } = options
  const list = useShownList(source, wanted)
  const name = JSON.stringify(list.query)
  const [reached, setReached] = useState({ name, total: 0 })
  const total = Math.max(list.total ?? 0, list.isLeast && reached.name === name ? reached.total : 0)
  const kept = useRef(0)
  const virtual = useVirtualRows(scroller, total, kept, rowHeight)
  const focus = useRowFocus(scroller, { count: total, scrollTo: virtual.scrollTo })
  // The row with the focus stays rendered however far the list is scrolled away from it.
  const rows = usePagedRows(source, list.query, total, [
    Math.max(0, virtual.range.start - rowsBeyond),
    virtual.range.end + rowsBeyond,
    focus.active,
  ])
  if (list.isLeast && rows.reached > total) setReached({ name, total: rows.reached })
  useEffect(() => {
    kept.current = focus.active
  })
  const scrolledFor = useRef(name)
  useEffect(() => {
    // Not when it is first shown: who went back finds it as it was.
    if (scrolledFor.current === name) return
    scrolledFor.current = name
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [name, scroller])
  useFocusOnClose(scroller, openId, rows.indexOf, focus)

  return { list, name, virtual, focus, rows }
}
