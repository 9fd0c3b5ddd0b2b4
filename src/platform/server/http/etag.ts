import { sql } from 'kysely'
import type { Endpoint } from '#platform/contract.ts'
import type { Services } from '#platform/server/services.ts'
import type { SignedIn } from '#platform/server/session/session-reader.ts'

/** The number of the latest write, as part of a query that is sent anyway. Every write has one. */
export const latestWrite = sql<number | null>`(select max("seq") from "changes")`

// Changes without a number, such as a session's last use or a change by hand, become visible after this time at the
// latest.
const maxAge = 60_000

/**
 * The `ETag` of a user's reads until the next write by anybody. Undefined if the runtime does not know its version,
 * since another one might answer differently, or if browsers may store nothing.
 */
export function createEtag({ edition, isCachingDisabled = false, now }: Services, { user, latest }: SignedIn) {
  if (edition === undefined || isCachingDisabled) return undefined
  const texts = [edition, user.id, user.role].map(encodeURIComponent).join('.')
  return `W/"${texts}.${latest ?? 0}.${Math.floor(now().getTime() / maxAge)}"`
}

/** Endpoints whose responses can have an `ETag`: reads with a session. */
export const isTaggable = ({ method, action, public: isPublic, limits, exports }: Endpoint) =>
  method === 'GET' && action === 'read' && !isPublic && !limits && !exports

export const matchesEtag = ({ headers }: Request, tag: string) =>
  headers
    .get('if-none-match')
    ?.split(',')
    .some((candidate) => candidate.trim() === tag) ?? false
