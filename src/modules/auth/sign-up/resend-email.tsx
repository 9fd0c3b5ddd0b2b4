import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../auth-client.ts'
import { useFailureText } from '../fields/failure-text.ts'

/** Requests another confirmation email. */
export function ResendEmail({ email }: { email: string }) {
  const t = useTexts('auth')
  const failureText = useFailureText()
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: api.resend.send, meta: { quiet: true } })
  return (
    <>
      {!isSuccess && (
        <button type="button" onClick={() => isPending || mutate({ body: { email } })}>
          {t('register.again')}
        </button>
      )}
      <span role="status">{isSuccess ? t('register.sentAgain') : error && failureText(error)}</span>
    </>
  )
}
