import type { OpenSession } from '#platform/server/pipeline/call.ts'

const hour = 60 * 60_000
const day = 24 * hour

// In ms: an unused session ends after `idle`, any session after `absolute`.
const tabSession = { idle: 12 * hour, absolute: 7 * day }
const rememberedSession = { idle: 30 * day, absolute: 90 * day }

/** The longest time that a browser may keep a token, in ms. */
export const maxLifetime = rememberedSession.absolute

/** How long ended sessions are kept, so that their owner can see them, in ms. */
export const retention = 30 * day

// The time limit for entering the second factor, or for setting one up.
const pendingLifetime = hour / 6

/** The end of a session that began at `createdAt` and is used now for the last time. */
export function getEnd(
  { stage, remembered, createdAt }: Pick<OpenSession, 'stage' | 'remembered'> & { createdAt: string },
  now: string,
) {
  const { idle, absolute } = remembered ? rememberedSession : tabSession
  const unused = Date.parse(now) + (stage === 'open' ? idle : pendingLifetime)
  return new Date(Math.min(unused, Date.parse(createdAt) + absolute)).toISOString()
}
