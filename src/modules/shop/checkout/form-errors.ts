import type { Translator } from '#platform/i18n/use-texts.ts'

interface FormIssue {
  code?: string | undefined
  maximum?: number | bigint
  format?: string
}

/** The error of a field in the interface language, in place of the schema's message. */
export const createErrorText = (t: Translator<'shop'>) => (issue: FormIssue) => {
  if (issue.code === 'too_small') return t('checkout.errors.required')
  if (issue.code === 'too_big') return t('checkout.errors.tooLong', { most: Number(issue.maximum) })
  return issue.format === 'email' ? t('checkout.errors.email') : t('checkout.errors.required')
}
