import type { Translator } from '#platform/i18n/use-texts.ts'

interface FormIssue {
  code?: string | undefined
  origin?: string
  maximum?: number | bigint
  format?: string
}

/** What is wrong with a field, in the reader's language instead of the schema's. */
export const messageOf = (t: Translator<'tickets'>) => (issue: FormIssue) => {
  if (issue.code === 'too_small') return t('errors.required')
  if (issue.code === 'too_big')
    return issue.origin === 'array'
      ? t('errors.tooMany', { most: Number(issue.maximum) })
      : t('errors.tooLong', { most: Number(issue.maximum) })
  if (issue.format === 'email') return t('errors.email')
  return t('errors.invalid')
}
