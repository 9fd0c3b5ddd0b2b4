import type { Env, Hono } from 'hono'
import type { Database } from '#platform/db/database.ts'
import { latestChangeBefore } from '#platform/db/changes.ts'
import { allows } from '#platform/rules.ts'
import { type Admission, eventStream } from '#platform/server/event-stream.ts'
import type { presenceKeeper } from '#platform/server/presence.ts'
import type { Services } from '#platform/server/services.ts'
import type { sessionReader, SignedIn } from '#platform/server/session/session-reader.ts'

interface Home {
  database: Database
  services: Services
  sessions: ReturnType<typeof sessionReader>
  present: ReturnType<typeof presenceKeeper>
}

// A change bears the time at which its call came, and is seen once that is done: in seconds.
const longWrite = 2
const longestWithin = 24 * 3600

/**
 * `/api/events`, the stream of what changes. It goes on `after` the change that a reader has seen last; who has seen none
 * yet says `within` how many seconds they have read what they show, and is told what has changed since.
 */
export function serveEvents<E extends Env>(app: Hono<E>, { database, services, sessions, present }: Home) {
  const lastSeen = (seconds: number) => {
    const begun = services.now().getTime() - (Math.min(seconds, longestWithin) + longWrite) * 1000
    return latestChangeBefore(database, new Date(begun).toISOString())
  }
  app.get('/api/events', async ({ req }) => {
    const reader = await sessions.of(req.raw)
    const seen = wholeNumber(req.query('after') ?? req.header('last-event-id'))
    const within = wholeNumber(req.query('within'))
    return eventStream(database, services, {
      after: seen ?? (within === undefined ? undefined : await lastSeen(within)),
      admission: admit(reader),
      async renew() {
        // The screen asks again, and is told why not.
        if (services.isMaintained?.()) return undefined
        const still = await sessions.still(req.raw)
        return still?.user.id === reader.user.id ? admit(still) : undefined
      },
      ...present.follow(reader.user.id),
    })
  })
}

const admit = ({ user, ability }: SignedIn): Admission => ({
  sees: ({ topic, audience }) => (audience === null || audience === user.id) && allows(ability, 'read', topic),
  hears: ({ topic, users }) => (users?.includes(user.id) ?? true) && allows(ability, 'read', topic),
})

/** What a query says in digits; anything else says nothing. */
function wholeNumber(text: string | undefined) {
  const number = text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
  return Number.isSafeInteger(number) ? number : undefined
}
