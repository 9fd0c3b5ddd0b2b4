import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useMemo } from 'react'
import { tightness } from '#platform/ui/theme/tokens.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

const overscan = 8

const pixelsPerRem = () =>
  typeof document === 'undefined' ? 16 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * The visible rows of a long list, with their positions; the row `focusedIndex` is always included. All rows are
 * `rems` × `--tightness` high, as in the stylesheet.
 */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  focusedIndex: RefObject<number>,
  rems: number,
) {
  'use no memo'
  const textSize = useSetting('textSize')
  const density = useSetting('density')
  // oxlint-disable-next-line react/exhaustive-deps -- the root font size depends on the setting
  const pixels = useMemo(pixelsPerRem, [textSize])
  const height = rems * tightness[density] * pixels
  // oxlint-disable-next-line react/incompatible-library -- not memoised, and returns only plain values
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
    // For server-side rendering, which has no window.
    initialRect: { width: 0, height: 800 },
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      const { current } = focusedIndex
      if (current >= count || indexes.includes(current)) return indexes
      return [...indexes, current].toSorted((a, b) => a - b)
    },
  })
  useEffect(() => virtualizer.measure(), [virtualizer, height])
  const rows = virtualizer.getVirtualItems()
  return {
    rows: rows.map(({ index, start }) => ({ index, start })),
    height,
    totalHeight: virtualizer.getTotalSize(),
    range: { start: virtualizer.range?.startIndex ?? 0, end: virtualizer.range?.endIndex ?? 0 },
    perPage: Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / height) - 1),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
  }
}
