import type { OpenSession } from '#platform/server/api.ts'

const hour = 60 * 60_000

// Without use the session of a browser that is not remembered ends after so many ms; closing the browser ends it too.
const rested = 12 * hour

/** The same for a browser that is remembered. */
export const longest = 30 * 24 * hour

// How long one may take to give the second factor.
const halfway = hour / 6

/** When a session ends that is used at this moment, and not again. */
export function endOf({ stage, remembered }: Pick<OpenSession, 'stage' | 'remembered'>, now: string) {
  const lifetime = stage === 'secondFactor' ? halfway : remembered ? longest : rested
  return new Date(Date.parse(now) + lifetime).toISOString()
}
