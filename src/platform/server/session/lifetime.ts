import type { OpenSession } from '#platform/server/pipeline/call.ts'

const hour = 60 * 60_000
const day = 24 * hour

// In ms: without use a session ends after `rested`, and however much it is used at the latest after `last`.
const ofTab = { rested: 12 * hour, last: 7 * day }
const ofRemembered = { rested: 30 * day, last: 90 * day }

/** The longest that a browser may keep a token, in ms. */
export const maxLifetime = ofRemembered.last

/** How long what has ended is kept, so that its owner can see it, in ms. */
export const kept = 30 * day

// How long one may take to give the second factor, or to set one up.
const halfway = hour / 6

/** When a session ends that began at `createdAt`, is used at this moment, and not again. */
export function endOf(
  { stage, remembered, createdAt }: Pick<OpenSession, 'stage' | 'remembered'> & { createdAt: string },
  now: string,
) {
  const { rested, last } = remembered ? ofRemembered : ofTab
  const unused = Date.parse(now) + (stage === 'open' ? rested : halfway)
  return new Date(Math.min(unused, Date.parse(createdAt) + last)).toISOString()
}
