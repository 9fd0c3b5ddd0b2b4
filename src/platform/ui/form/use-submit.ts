import { useRef, useState } from 'react'
import { useFailureText } from './errors/use-failure-text.ts'

interface SubmitOptions {
  onSubmit: () => Promise<unknown> | void
  onDone: () => void
  getErrorText?: ((error: unknown) => string | undefined) | undefined
}

/** Submits once at a time, and keeps the message of the last failure. */
export function useSubmit({ onSubmit, onDone, getErrorText }: SubmitOptions) {
  const platformText = useFailureText()
  const isRunning = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setFailure(undefined)
    try {
      const saving = onSubmit()
      if (!saving) return
      setSubmitting(true)
      await saving
      onDone()
    } catch (error) {
      setFailure((getErrorText ?? platformText)(error))
    } finally {
      isRunning.current = false
      setSubmitting(false)
    }
  }
  return { submit, isSubmitting, failure }
}
