import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../auth-client.ts'
import { useFailureText } from '../form/failure-text.ts'
import { Notice } from '../form/notice.tsx'
import { ReadLetter } from '../forgot/read-letter.tsx'

/** The password is right, but the address is not confirmed yet: the letter can be sent again. */
export function Unconfirmed({ email }: { email: string }) {
  const t = useTexts('auth')
  const failureText = useFailureText()
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...api.resend.mutation(),
    meta: { quiet: true },
  })
  return (
    <Notice tone="info">
      <p>{isSuccess ? t('login.resent') : t('login.unconfirmed')}</p>
      {error && <p>{failureText(error)}</p>}
      {!isSuccess && (
        <button type="button" onClick={() => isPending || mutate({ body: { email } })}>
          {t('login.resend')}
        </button>
      )}
      <ReadLetter to={email} />
    </Notice>
  )
}
