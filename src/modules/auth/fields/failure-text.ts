import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** Says what no field is to blame for: too many tries, no connection, a failure of the server. */
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

/** Whether the server blames this field, or names this reason. */
export const blames = (error: unknown, path: string) =>
  error instanceof Failure && error.issues.some((issue) => issue.path === path)
