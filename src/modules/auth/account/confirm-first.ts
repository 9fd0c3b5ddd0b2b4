import { useMutation } from '@tanstack/react-query'
import { createContext, use, useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'

/** Asks for the password; true once it was confirmed. */
export type AskForPassword = () => Promise<boolean>

export const AskForPasswordContext = createContext<AskForPassword>(() => Promise.resolve(false))

const needsConfirmation = (error: unknown) =>
  error instanceof Failure &&
  error.status === 403 &&
  error.issues.some(({ path }) => path === 'confirm' || path === 'signIn')

interface Write<Input, Answer> {
  mutationFn: (input: Input) => Promise<Answer>
  meta: { topic?: string; touches?: readonly string[] }
}

interface Options<Answer> {
  onDone: (answer: Answer) => void
  /** For screens that show the error themselves, beside its cause. */
  onFailure?: (error: Error) => void
}

/**
 * A mutation for which the server may require a recent password confirmation: asks for it in a dialog, then retries.
 * Closing the dialog is not an error.
 */
export function useConfirmedMutation<Input, Answer>(
  write: Write<Input, Answer>,
  { onDone, onFailure }: Options<Answer>,
) {
  const askForPassword = use(AskForPasswordContext)
  // Until the next attempt, so that the button regains the focus while it is not pending.
  const [isOpen, setOpen] = useState(false)
  const { isPending, ...mutation } = useMutation({
    mutationFn: async (input: Input) => {
      const focusedElement = document.activeElement
      setOpen(false)
      try {
        return { answer: await write.mutationFn(input) }
      } catch (error) {
        if (!needsConfirmation(error)) throw error
        setOpen(true)
        if (!(await askForPassword())) {
          // The dialog cannot restore the focus, since the pending button had lost it.
          if (focusedElement instanceof HTMLElement) focusedElement.focus()
          return undefined
        }
        setOpen(false)
        return { answer: await write.mutationFn(input) }
      }
    },
    meta: { ...write.meta, quiet: onFailure !== undefined },
    onSuccess: (result) => result && onDone(result.answer),
    ...(onFailure && { onError: onFailure }),
  })
  return { ...mutation, isPending: isPending && !isOpen }
}
