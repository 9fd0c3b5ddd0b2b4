import { useEffect, useRef } from 'react'

/**
 * Moves the focus to a newly opened step, so that it is announced; not to the first one shown, nor if `hasErrors`, whose
 * summary takes the focus.
 */
export function useStepFocus<StepElement extends HTMLElement>(step: string, hasErrors = false) {
  const element = useRef<StepElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    if (!hasErrors) element.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step, hasErrors])
  return element
}
