import type { Failure } from '#platform/errors/failure.ts'

const fields = ['title', 'content', 'slug', 'publishAt', 'cover'] as const

/** The key of the message for a failed save. */
export function getFailureReason(failure: Failure | undefined) {
  if (!failure || failure.status >= 500) return 'server'
  if (failure.status === 0) return 'offline'
  if (failure.status === 401 || failure.status === 403) return 'forbidden'
  if (failure.status === 404) return 'gone'
  const path = failure.issues[0]?.path.split('.')[0]
  return fields.find((field) => field === path) ?? 'refused'
}
