import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

interface Drop {
  of: string
  side: 'before' | 'after'
}

const edge = 72

/**
 * Reordering by a handle: with the pointer, Escape takes it back, or with the arrow keys. Rows carry `data-row`, their
 * common parent is the list; a row moved by key keeps the focus on its handle. `onMove` gets places from 0.
 */
export function useReorder(ids: readonly string[], onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ id: string; drop: Drop | undefined }>()
  const focused = useRef<Element | null>(null)
  const order = ids.join(' ')

  // Moving an element in the document takes the focus from what is in it.
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement && focused.current.isConnected) focused.current.focus()
    focused.current = null
  }, [order])

  const move = (id: string, { of, side }: Drop) => {
    const rest = ids.filter((one) => one !== id)
    onMove(ids.indexOf(id), rest.indexOf(of) + (side === 'after' ? 1 : 0))
  }

  const step = (id: string, by: -1 | 1) => {
    const of = ids[ids.indexOf(id) + by]
    if (of === undefined) return
    focused.current = document.activeElement
    move(id, { of, side: by < 0 ? 'before' : 'after' })
  }

  const start = (event: PointerEvent<HTMLElement>, id: string) => {
    const row = event.currentTarget.closest<HTMLElement>('[data-row]')
    if (!row || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus()
    const ended = new AbortController()
    const from = event.clientY + window.scrollY
    let drop: Drop | undefined

    const follow = (now: globalThis.PointerEvent) => {
      row.style.translate = `0 ${now.clientY + window.scrollY - from}px`
      if (now.clientY < edge) window.scrollBy(0, -12)
      if (now.clientY > window.innerHeight - edge) window.scrollBy(0, 12)
      const over = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>('[data-row]')
      const of = ids[Number(over?.dataset['row'] ?? -1)]
      if (!over || of === undefined || of === id || over.parentElement !== row.parentElement) return
      const box = over.getBoundingClientRect()
      const side = now.clientY < box.top + box.height / 2 ? 'before' : 'after'
      if (drop?.of === of && drop.side === side) return
      drop = { of, side }
      setDrag({ id, drop })
    }
    const finish = (keep: boolean) => {
      ended.abort()
      row.style.translate = ''
      setDrag(undefined)
      if (keep && drop) move(id, drop)
    }
    setDrag({ id, drop })
    const { signal } = ended
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => finish(true), { signal })
    addEventListener('pointercancel', () => finish(false), { signal })
    const cancel = (pressed: globalThis.KeyboardEvent) => {
      if (pressed.key !== 'Escape') return
      pressed.preventDefault()
      pressed.stopPropagation()
      finish(false)
    }
    addEventListener('keydown', cancel, { signal, capture: true })
  }

  return {
    step,
    /** For the row's element. */
    row: (id: string) => ({
      // Not the id, which the server makes another one of.
      'data-row': ids.indexOf(id),
      'data-dragged': drag?.id === id || undefined,
      'data-drop': drag?.drop?.of === id ? drag.drop.side : undefined,
    }),
    /** For the row's handle, a button. */
    handle: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, id),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
        if (!by) return
        event.preventDefault()
        step(id, by)
      },
    }),
  }
}
