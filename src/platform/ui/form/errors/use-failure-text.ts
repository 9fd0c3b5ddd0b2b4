import { Failure } from '#platform/errors/failure.ts'
import { type Translator, useTexts } from '#platform/i18n/use-texts.ts'
import { knowsReason, reasonSentence } from './reason-sentence.ts'
import { splitRefusal } from './refusal.ts'

/** Why a request failed, in the interface language; the server's own text for errors that only it can describe. */
export function failureText(t: Translator<'form'>, error: unknown): string {
  const { issues, failure } = splitRefusal(error)
  const [issue] = issues
  if (issue?.reason !== undefined && knowsReason(issue.reason))
    return reasonSentence(t, { reason: issue.reason, limit: issue.limit ?? 0 })
  if (failure && failure !== 'notSaved' && failure !== 'conflict') return t(`failed.${failure}`)
  return error instanceof Failure && error.message ? error.message : t('failed.notSaved')
}

export function useFailureText() {
  const t = useTexts('form')
  return (error: unknown) => failureText(t, error)
}
