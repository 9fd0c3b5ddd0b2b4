import { useEffect, useRef } from 'react'
import type { Refusal } from '#platform/ui/form/form-context.ts'

/** Focuses the title of a newly opened step, except on load or if an error summary takes the focus. */
export function useStepFocus(step: string, refusal: Refusal | undefined) {
  const focusRef = useRef<HTMLSpanElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    if (!refusal) focusRef.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step, refusal])
  return focusRef
}
