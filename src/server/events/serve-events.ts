import type { Env, Hono } from 'hono'
import type { Database } from '#platform/db/engines/database.ts'
import { latestChangeBefore } from '#platform/db/queries/changes.ts'
import type { Contract } from '#platform/contract.ts'
import { Failure } from '#platform/errors/failure.ts'
import { type Ability, allows } from '#platform/permissions/rules.ts'
import { type EventFilter, eventStream } from '#platform/server/events/event-stream.ts'
import { streamChecks } from '#platform/server/events/stream-checks.ts'
import type { RequestQuotas } from '#platform/server/quotas/request-quotas.ts'
import type { presenceKeeper } from '#platform/server/events/presence.ts'
import { getScope } from '#platform/server/permissions/row-filters.ts'
import type { Services } from '#platform/server/services.ts'
import type { sessionReader, SignedIn } from '#platform/server/session/session-reader.ts'

interface Runtime {
  database: Database
  services: Services
  sessions: ReturnType<typeof sessionReader>
  present: ReturnType<typeof presenceKeeper>
  quotas: RequestQuotas
}

// In seconds: a change has the time of its call, but becomes visible at its commit.
const longWrite = 2
const maxWithin = 24 * 3600

/**
 * `/api/events`, the stream of changes. It continues `after` the last change of a reader; a new reader sends `within`,
 * the seconds since its screens were read, and gets the changes since.
 */
export function serveEvents<E extends Env>(app: Hono<E>, { database, services, sessions, present, quotas }: Runtime) {
  const lastSeen = (seconds: number) => {
    const begun = services.now().getTime() - (Math.min(seconds, maxWithin) + longWrite) * 1000
    return latestChangeBefore(database, new Date(begun).toISOString())
  }
  const admit = admissions(sessions.contracts)
  const channel = { ...services, checks: streamChecks(services) }
  app.get('/api/events', async ({ req }) => {
    // A stream that nobody reads would count until its queue is full.
    if (req.method === 'HEAD') throw new Failure(405, 'Only GET here')
    const reader = await sessions.of(req.raw)
    const lastEventId = wholeNumber(req.query('after') ?? req.header('last-event-id'))
    const within = wholeNumber(req.query('within'))
    const after = lastEventId ?? (within === undefined ? undefined : await lastSeen(within))
    const close = quotas.openStream(reader.user.id)
    const { onPresent, onAbsent } = present.trackPresence(reader.user.id)
    return eventStream(database, channel, {
      userId: reader.user.id,
      after,
      filter: admit(reader),
      async refreshFilter() {
        // The client reconnects and gets the reason.
        if (services.isMaintained?.()) return undefined
        const still = await sessions.ofStream(req.raw)
        return still?.user.id === reader.user.id ? admit(still) : undefined
      },
      onPresent,
      onAbsent() {
        close()
        onAbsent()
      },
    })
  })
}

/**
 * Whether a reader may know which record of a topic has changed: only if they may read and change every record, since
 * rules and drafts hide some. A check per record would cost a query per change and reader; the topic alone suffices to
 * reload a screen.
 */
function mayKnowIds(ability: Ability, contract: Contract | undefined) {
  if (!contract?.owners) return true
  return (['read', 'update'] as const).every((action) => getScope(ability, action, contract) === 'all')
}

const admissions = (contracts: readonly Contract[]) => {
  const byName = new Map(contracts.map((contract) => [contract.name, contract]))
  return ({ user, ability }: SignedIn): EventFilter => {
    const knowsIds = new Map<string, boolean>()
    const maySeeId = (topic: string) => {
      const mayKnow = knowsIds.get(topic) ?? mayKnowIds(ability, byName.get(topic))
      knowsIds.set(topic, mayKnow)
      return mayKnow
    }
    return {
      visible(change) {
        const { topic, audience } = change
        if ((audience !== null && audience !== user.id) || !allows(ability, 'read', topic)) return undefined
        return audience !== null || maySeeId(topic) ? change : { ...change, recordId: null }
      },
      receives: ({ topic, users }) => (users?.includes(user.id) ?? true) && allows(ability, 'read', topic),
    }
  }
}

/** Parses a query parameter of digits; undefined otherwise. */
function wholeNumber(text: string | undefined) {
  const number = text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
  return Number.isSafeInteger(number) ? number : undefined
}
