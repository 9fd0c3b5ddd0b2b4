import { useEffect, useRef } from 'react'
import type { Refusal } from '#platform/ui/form/form-context.ts'

/** Focuses the title of a newly opened step, except on load or if an error summary takes the focus. */
export function useStepFocus(step: string, refusal: Refusal | undefined) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    if (!refusal) place.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step, refusal])
  return place
}
