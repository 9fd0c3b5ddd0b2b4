import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFailureText } from './failure-text.ts'

/** Error messages by field name; `form` for errors of no field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** The value of a field by name. */
export type ReadField = (name: string) => string

interface FormOptions<Answer> {
  /** Validates the values before they are sent. */
  validate: (readField: ReadField) => FieldErrors
  send: (readField: ReadField) => Promise<Answer>
  onDone?: (answer: Answer, readField: ReadField) => void
  /** Errors for a server failure; undefined for the general text. */
  explain?: (error: unknown) => FieldErrors | undefined
}

/**
 * A form with uncontrolled fields, since React does not see what password managers fill in. Sends one request at a time
 * and focuses the first invalid field.
 */
export function useAuthForm<Answer>({ validate, send, onDone, explain }: FormOptions<Answer>) {
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<FieldErrors>({})
  const { mutateAsync, isPending } = useMutation({ mutationFn: send, meta: { quiet: true } })

  const show = (errors: FieldErrors) => {
    flushSync(() => setFaults(errors))
    const invalidInput = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
    invalidInput?.focus()
    invalidInput?.select()
  }

  return {
    faults,
    isBusy: isPending,
    formProps: {
      ref: form,
      noValidate: true,
      // Without JavaScript the browser submits the form, and must not put the values in the URL.
      method: 'post',
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (isPending) return
        const filled = new FormData(event.currentTarget)
        const readField: ReadField = (name) => String(filled.get(name) ?? '')
        const errors = validate(readField)
        show(errors)
        if (Object.values(errors).some(Boolean)) return
        void mutateAsync(readField).then(
          (answer) => onDone?.(answer, readField),
          (error: unknown) => show(explain?.(error) ?? { form: failureText(error) }),
        )
      },
    },
  }
}
