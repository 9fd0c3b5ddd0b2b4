import type { Translator } from '#platform/i18n/use-texts.ts'

interface FormIssue {
  code?: string | undefined
  origin?: string
  maximum?: number | bigint
  path?: readonly PropertyKey[] | undefined
}

const numbers = ['price', 'discount', 'qty'] as const

/** What is wrong with a field, in the reader's language instead of the schema's. */
export const messageOf = (t: Translator<'shop'>) => (issue: FormIssue) => {
  const number = numbers.find((name) => name === issue.path?.at(-1))
  if (number) return t(`table.faults.${number}`)
  if (issue.code === 'too_small') return t(issue.origin === 'array' ? 'form.errors.chooseOne' : 'form.errors.required')
  if (issue.code === 'too_big') return t('form.errors.tooLong', { most: Number(issue.maximum) })
  return t('form.errors.invalid')
}
