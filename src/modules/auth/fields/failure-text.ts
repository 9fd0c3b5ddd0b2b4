import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** Text of an error that belongs to no field: rate limit, connection, server failure. */
export function useFailureText() {
  const t = useTexts('auth')
  return (error: unknown) => {
    if (!(error instanceof Failure)) return t('failure.other')
    if (error.status === 0) return t('failure.unreachable')
    if (error.status !== 429) return t('failure.other')
    const seconds = error.retryAfter ?? 60
    return seconds < 100
      ? t('failure.tooManySeconds', { count: seconds })
      : t('failure.tooManyMinutes', { count: Math.ceil(seconds / 60) })
  }
}

/** True if the error has an issue at this path. */
export const hasIssueAt = (error: unknown, path: string) =>
  error instanceof Failure && error.issues.some((issue) => issue.path === path)
