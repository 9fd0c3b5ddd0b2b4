import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/**
 * The point under pointer, finger or keyboard cursor; arrow keys follow the visual direction.
 */
export function usePointer(count: number) {
  const [active, setActive] = useState<number>()
  const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const { x, width } = event.currentTarget.getBoundingClientRect()
    const share = width === 0 ? 0 : (event.clientX - x) / width
    const along = isRtl(event.currentTarget) ? 1 - share : share
    setActive(Math.min(count - 1, Math.max(0, Math.floor(along * count))))
  }
  const handlePointerLeave = () => setActive(undefined)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = active ?? count
    const forward = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const backward = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    const targets: Record<string, number | undefined> = {
      [forward]: Math.min(count - 1, now + 1),
      [backward]: Math.max(0, now - 1),
      Home: 0,
      End: count - 1,
    }
    const next = targets[event.key]
    if (event.key === 'Escape' && active !== undefined) setActive(undefined)
    else if (next === undefined) return
    else setActive(next)
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    active: active !== undefined && active < count ? active : undefined,
    handlers: {
      onPointerMove: handlePointerMove,
      onPointerDown: handlePointerMove,
      onPointerLeave: handlePointerLeave,
      onBlur: handlePointerLeave,
      onKeyDown: handleKeyDown,
    },
  }
}
