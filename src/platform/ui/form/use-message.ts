import { type FieldError, useFormState } from 'react-hook-form'
import './texts.ts'
import type { Reason } from '#platform/issue-reason.ts'
import { type Translator, useTexts } from '#platform/i18n/use-texts.ts'
import { useFormWords, type Words } from './form-context.ts'
import { errorAt } from './form-resolver.ts'

const counted = ['tooShort', 'tooLong', 'tooFew', 'tooMany'] as const
const limited = ['atLeast', 'atMost', 'step'] as const
const plain = [
  'required',
  'choose',
  'chooseOne',
  'accept',
  'email',
  'url',
  'date',
  'time',
  'datetime',
  'number',
  'whole',
  'format',
  'taken',
  'tooComplex',
] as const

/** The sentence for an error: the form's own for that field, its own for the reason, or the platform's. */
function sentenceOf(t: Translator<'form'>, words: Words, name: string, { type, message }: FieldError): string {
  const reason = String(type)
  const limit = Number(message ?? 0)
  const fieldName = name.replaceAll(/\.\d+(?=\.|$)/g, '')
  const own = words[`${fieldName}.${reason}`] ?? words[reason]
  if (own !== undefined) return own
  const isOf = (one: string) => one === reason
  const byCount = counted.find(isOf)
  if (byCount) return t(`reasons.${byCount}`, { count: limit })
  const byLimit = limited.find(isOf)
  if (byLimit) return t(`reasons.${byLimit}`, { limit })
  return t(`reasons.${plain.find(isOf) ?? 'invalid'}`)
}

/** The sentence for a reason where there is no form around it, such as in a file's rows. */
export function useReasonText() {
  const t = useTexts('form')
  return ({ reason, limit }: Reason) =>
    sentenceOf(t, {}, '', { type: reason, ...(limit !== undefined && { message: String(limit) }) })
}

/** What is wrong with a field, in the reader's language; nothing where all is well. */
export function useMessage(name: string): string | undefined {
  const t = useTexts('form')
  const { words } = useFormWords()
  const { errors } = useFormState({ name })
  const error = errorAt(errors, name)
  return error && sentenceOf(t, words, name, error)
}
