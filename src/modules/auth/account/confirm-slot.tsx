import { type ReactNode, useCallback, useRef, useState } from 'react'
import { type AskForPassword, AskForPasswordContext } from './confirm-first.ts'
import { ConfirmPassword } from './confirm-password.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface ConfirmSlotProps {
  hasPassword: boolean
  children: ReactNode
}

/** Shows one dialog for all writes that wait for a confirmation. */
export function ConfirmSlot({ hasPassword, children }: ConfirmSlotProps) {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([])
  const askForPassword: AskForPassword = useCallback(
    () =>
      new Promise((resolve) => {
        waiting.current.push(resolve)
        setOpen(true)
      }),
    [],
  )
  const answer = (isConfirmed: boolean) => {
    setOpen(false)
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed)
  }
  return (
    <AskForPasswordContext value={askForPassword}>
      {children}
      {isOpen && hasPassword && <ConfirmPassword onClose={answer} />}
      {isOpen && !hasPassword && <SignInAgain onClose={() => answer(false)} />}
    </AskForPasswordContext>
  )
}
