import { useEffect, useRef } from 'react'
import type { Refusal } from '#platform/ui/form/form-context.ts'

/** Brings the focus to the title of a step that was gone to; not to the first, nor where a summary has something to say. */
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
