import type { Translator } from '#platform/i18n/use-texts.ts'

interface FormIssue {
  code?: string | undefined
  origin?: string
  maximum?: number | bigint
  format?: string
  params?: Record<string, unknown> | undefined
}

/** What is wrong with a field, in the reader's language instead of the schema's. */
export const messageOf = (t: Translator<'invoices'>) => (issue: FormIssue) => {
  const fault = issue.params?.['fault']
  if (fault === 'amount' || fault === 'percent' || fault === 'units' || fault === 'due') return t(`errors.${fault}`)
  if (issue.code === 'too_small') return t('errors.required')
  if (issue.code === 'too_big')
    return issue.origin === 'array'
      ? t('errors.tooMany', { most: Number(issue.maximum) })
      : t('errors.tooLong', { most: Number(issue.maximum) })
  // An address is either empty or an address, hence a union.
  if (issue.code === 'invalid_union' || issue.format === 'email') return t('errors.email')
  if (issue.format === 'date') return t('errors.date')
  return t('errors.invalid')
}
