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
  const [isAsked, setAsked] = useState(false)
  const waiting = useRef<((isGiven: boolean) => void)[]>([])
  const ask: AskForPassword = useCallback(
    () =>
      new Promise((resolve) => {
        waiting.current.push(resolve)
        setAsked(true)
      }),
    [],
  )
  const answer = (isGiven: boolean) => {
    setAsked(false)
    for (const resolve of waiting.current.splice(0)) resolve(isGiven)
  }
  return (
    <AskForPasswordContext value={ask}>
      {children}
      {isAsked && hasPassword && <ConfirmPassword onClose={answer} />}
      {isAsked && !hasPassword && <SignInAgain onClose={() => answer(false)} />}
    </AskForPasswordContext>
  )
}
