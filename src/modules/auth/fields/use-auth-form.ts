import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFailureText } from './failure-text.ts'

/** What is wrong, by the name of the field; `form` where none of them is to blame. */
export type Faults = Readonly<Record<string, string | undefined>>

/** What stands in a field. */
export type Typed = (name: string) => string

interface FormOptions<Answer> {
  /** What is wrong with what was typed, seen before it is sent. */
  judge: (typed: Typed) => Faults
  send: (typed: Typed) => Promise<Answer>
  onDone?: (answer: Answer, typed: Typed) => void
  /** What a refusal means here; what it leaves open is said in general words. */
  explain?: (error: unknown) => Faults | undefined
}

/**
 * A form whose fields keep their values themselves, as what a password manager fills in knows nothing of React. It is
 * sent once at a time; the first field that is wrong gets the focus.
 */
export function useAuthForm<Answer>({ judge, send, onDone, explain }: FormOptions<Answer>) {
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const { mutate, isPending } = useMutation({ mutationFn: send, meta: { quiet: true } })

  const show = (found: Faults) => {
    flushSync(() => setFaults(found))
    const wrong = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
    wrong?.focus()
    wrong?.select()
  }

  return {
    faults,
    isBusy: isPending,
    formProps: {
      ref: form,
      noValidate: true,
      // Where no script comes the browser sends it by itself, and not in the address.
      method: 'post',
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (isPending) return
        const filled = new FormData(event.currentTarget)
        const typed: Typed = (name) => String(filled.get(name) ?? '')
        const found = judge(typed)
        show(found)
        if (Object.values(found).some(Boolean)) return
        mutate(typed, {
          onSuccess: (answer) => onDone?.(answer, typed),
          onError: (error) => show(explain?.(error) ?? { form: failureText(error) }),
        })
      },
    },
  }
}
