import { type FieldError, useFormState } from 'react-hook-form'
import type { Reason } from '#platform/errors/issue-reason.ts'
import { type Translator, useTexts } from '#platform/i18n/use-texts.ts'
import { useFormWords, type Words } from '#platform/ui/form/form-context.ts'
import { errorAt } from '#platform/ui/form/form-resolver.ts'
import { reasonSentence } from './reason-sentence.ts'

/** Error message: the form's own for that field or reason, or the platform's. */
function writeSentence(t: Translator<'form'>, words: Words, name: string, { type, message }: FieldError): string {
  const reason = String(type)
  const fieldName = name.replaceAll(/\.\d+(?=\.|$)/g, '')
  // A change by another user is no error of the value.
  const general = reason === 'changed' ? undefined : words[`${fieldName}.*`]
  const formMessage = words[`${fieldName}.${reason}`] ?? general ?? words[reason]
  return formMessage ?? reasonSentence(t, { reason, limit: Number(message ?? 0) })
}

/** Returns messages for reasons without a form, such as in rows of a file. */
export function useReasonText() {
  const t = useTexts('form')
  return (reason: Reason) => reasonSentence(t, reason)
}

/** Error message of a field in the interface language; undefined without an error. */
export function useMessage(name: string): string | undefined {
  const t = useTexts('form')
  const { words } = useFormWords()
  const { errors } = useFormState({ name })
  const error = errorAt(errors, name)
  return error && writeSentence(t, words, name, error)
}
