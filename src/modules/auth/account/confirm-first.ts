import { useMutation } from '@tanstack/react-query'
import { createContext, use, useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'

/** Asks for the password again; true once it was given. */
export type Ask = () => Promise<boolean>

export const AskContext = createContext<Ask>(() => Promise.resolve(false))

const wantsConfirmation = (error: unknown) =>
  error instanceof Failure &&
  error.status === 403 &&
  error.issues.some(({ path }) => path === 'confirm' || path === 'signIn')

interface Write<Input, Answer> {
  mutationFn: (input: Input) => Promise<Answer>
  meta: { topic?: string; touches?: readonly string[] }
}

interface Options<Answer> {
  onDone: (answer: Answer) => void
  /** Where the screen says itself what went wrong, beside what caused it. */
  onFailure?: (error: Error) => void
}

/**
 * A write for which the server may want the password first: then it is asked for in a dialog, and the write goes on by
 * itself. Who closes the dialog has changed their mind, which is no failure.
 */
export function useSecured<Input, Answer>(write: Write<Input, Answer>, { onDone, onFailure }: Options<Answer>) {
  const ask = use(AskContext)
  // Until the next try: the button that gets the focus back must not be a waiting one.
  const [isAsked, setAsked] = useState(false)
  const { isPending, ...mutation } = useMutation({
    mutationFn: async (input: Input) => {
      const asker = document.activeElement
      setAsked(false)
      try {
        return { answer: await write.mutationFn(input) }
      } catch (error) {
        if (!wantsConfirmation(error)) throw error
        setAsked(true)
        if (!(await ask())) {
          // The dialog cannot: while the button waited it had no focus.
          if (asker instanceof HTMLElement) asker.focus()
          return undefined
        }
        setAsked(false)
        return { answer: await write.mutationFn(input) }
      }
    },
    meta: { ...write.meta, quiet: onFailure !== undefined },
    onSuccess: (done) => done && onDone(done.answer),
    ...(onFailure && { onError: onFailure }),
  })
  return { ...mutation, isPending: isPending && !isAsked }
}
