import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../auth-client.ts'
import type { AppSecret } from '../contract-fields.ts'
import { useFailureText } from '../fields/failure-text.ts'
import { Notice } from '../fields/notice.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { NewApp } from './new-app.tsx'

interface NewFactorProps {
  email: string
  /** Called after sign-in; the recovery codes are shown only once. */
  onEnabled: (recoveryCodes: readonly string[]) => void
  /** The session ended, or there is a second factor by now. */
  onOver: () => void
}

/** Sets up the second factor that the role requires, before the application opens. */
export function NewFactor({ email, onEnabled, onOver }: NewFactorProps) {
  const t = useTexts('auth')
  const failureText = useFailureText()
  const [secret, setSecret] = useState<AppSecret>()
  const isOver = (error: unknown) => error instanceof Failure && (error.status === 401 || error.status === 409)
  const begin = useMutation({
    mutationFn: api.beginSecondFactor.send,
    meta: { quiet: true },
    onSuccess: setSecret,
    onError: (error) => isOver(error) && onOver(),
  })
  if (secret)
    return (
      <NewApp
        secret={secret}
        email={email}
        onEnabled={onEnabled}
        onRefused={(error) => {
          if (isOver(error)) onOver()
        }}
      />
    )
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!begin.isPending) begin.mutate({})
      }}
    >
      {begin.error && <Notice tone="error">{failureText(begin.error)}</Notice>}
      <p>{t('account.factor.scanText')}</p>
      <SubmitButton isBusy={begin.isPending}>{t('account.factor.enable')}</SubmitButton>
    </form>
  )
}
