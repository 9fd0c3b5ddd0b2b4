import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormWords } from '#platform/ui/form/form-context.ts'

/** Leads to the first field with an error after a refused save, in a form without `FormErrors`. */
export function useFirstInvalid() {
  const { refusal } = useFormWords()
  const { setFocus } = useFormContext()
  useEffect(() => {
    const [first] = refusal?.paths ?? []
    if (first) setFocus(first)
  }, [refusal, setFocus])
}
