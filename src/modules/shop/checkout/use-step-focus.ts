import { useEffect, useRef } from 'react'

/** Brings the focus, and with it what is read out, to a step that was gone to; not to the one the screen opens with. */
export function useStepFocus(step: string) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    place.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return place
}
