import { useEffect, useRef } from 'react'

/** Moves the focus to a newly opened step, so that it is announced; not to the first one shown. */
export function useStepFocus(step: string) {
  const container = useRef<HTMLDivElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    container.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return container
}
