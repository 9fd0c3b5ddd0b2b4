export type Side = 'before' | 'after'

interface Drop {
  row: Element
  side: Side
}

interface RowDrag {
  row: HTMLElement
  from: { clientX: number; clientY: number }
  /** In a single column, rows follow the pointer only vertically. */
  oneColumn: boolean
  onOver: (drop: Drop) => void
  /** `drop` is undefined if Escape cancelled the drag, or if the pointer was over no other row. */
  onEnd: (drop: Drop | undefined) => void
}

/** Height in px of the zones at the top and bottom of the window that scroll it. */
const edge = 72

/** Moves a row with the pointer until its button is released. */
export function dragRow({ row, from, oneColumn, onOver, onEnd }: RowDrag) {
  const ended = new AbortController()
  const { signal } = ended
  const scrolled = window.scrollY
  let drop: Drop | undefined

  const moveRow = (pointer: PointerEvent) => {
    const x = oneColumn ? 0 : pointer.clientX - from.clientX
    row.style.translate = `${x}px ${pointer.clientY - from.clientY + window.scrollY - scrolled}px`
    scrollAtEdge(pointer)
    const next = dropAt(row, pointer)
    if (!next || (next.row === drop?.row && next.side === drop.side)) return
    drop = next
    onOver(drop)
  }
  const finish = (accepted: Drop | undefined) => {
    ended.abort()
    row.style.translate = ''
    onEnd(accepted)
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    finish(undefined)
  }

  addEventListener('pointermove', moveRow, { signal })
  addEventListener('pointerup', () => finish(drop), { signal })
  addEventListener('pointercancel', () => finish(undefined), { signal })
  addEventListener('keydown', cancel, { signal, capture: true })
}

function scrollAtEdge({ clientY }: PointerEvent) {
  if (clientY < edge) window.scrollBy(0, -12)
  if (clientY > window.innerHeight - edge) window.scrollBy(0, 12)
}

function dropAt(row: HTMLElement, { clientX, clientY }: PointerEvent): Drop | undefined {
  const rowUnderPointer = document.elementFromPoint(clientX, clientY)?.closest('[data-row]')
  if (!rowUnderPointer || rowUnderPointer === row || rowUnderPointer.parentElement !== row.parentElement)
    return undefined
  const { top, height } = rowUnderPointer.getBoundingClientRect()
  return { row: rowUnderPointer, side: clientY < top + height / 2 ? 'before' : 'after' }
}
