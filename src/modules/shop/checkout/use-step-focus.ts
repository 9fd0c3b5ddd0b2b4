import { useEffect, useRef } from 'react'

/** Moves the focus to a newly opened step, so that it is announced; not to the first one shown. */
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
