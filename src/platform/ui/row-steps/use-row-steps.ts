import type { RefObject } from 'react'
import { operableElements } from '#platform/ui/table/grid-keys.ts'
import { useStepShortcuts } from './use-step-shortcuts.ts'

interface OpenRow {
  /** The index of the record that is open beside the list. */
  openIndex: number | undefined
  /** Opens another record instead. */
  openAt: (index: number) => void
}

/**
 * Shortcuts `j` and `k` in a list without tab stops of its own: they focus the first link or button of the next or
 * previous row. `rows` is the selector of a row; while a record is `open` beside the list, they open the next one.
 */
export function useRowSteps(list: RefObject<HTMLElement | null>, rows: string, open?: OpenRow) {
  useStepShortcuts((by: 1 | -1) => {
    const elements = [...(list.current?.querySelectorAll(rows) ?? [])]
    const targets = elements.flatMap((row) =>
      operableElements(row)
        .slice(0, 1)
        .map((element) => ({ row, element })),
    )
    const focused = targets.findIndex(({ row }) => row.contains(document.activeElement))
    const next = Math.max(0, Math.min((open?.openIndex ?? focused) + by, targets.length - 1))
    const target = targets[next]
    if (open?.openIndex === undefined) return target?.element.focus()
    open.openAt(next)
    target?.row.scrollIntoView({ block: 'nearest' })
  })
}
