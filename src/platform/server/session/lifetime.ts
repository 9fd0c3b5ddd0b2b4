import type { OpenSession } from '#platform/server/pipeline/call.ts'

const hour = 60 * 60_000
const day = 24 * hour

// In ms: an unused session ends after `rested`, any session after `last`.
const ofTab = { rested: 12 * hour, last: 7 * day }
const ofRemembered = { rested: 30 * day, last: 90 * day }

/** The longest time that a browser may keep a token, in ms. */
export const maxLifetime = ofRemembered.last

/** How long ended sessions are kept, so that their owner can see them, in ms. */
export const kept = 30 * day

// The time limit for entering the second factor, or for setting one up.
const halfway = hour / 6

/** The end of a session that began at `createdAt` and is used now for the last time. */
export function endOf(
  { stage, remembered, createdAt }: Pick<OpenSession, 'stage' | 'remembered'> & { createdAt: string },
  now: string,
) {
  const { rested, last } = remembered ? ofRemembered : ofTab
  const unused = Date.parse(now) + (stage === 'open' ? rested : halfway)
  return new Date(Math.min(unused, Date.parse(createdAt) + last)).toISOString()
}
