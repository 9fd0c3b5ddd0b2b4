import { insertEntry } from '#platform/db/audit/insert-entry.ts'
import { changedRows, auditedTransaction } from '#platform/db/audit/staged-rows.ts'
import { recordChanges } from '#platform/db/queries/changes.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Contract } from '#platform/contract.ts'
import type { Api } from '#platform/server/api.ts'
import type { Announce } from './call.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { indexChanges } from '#platform/server/search/index-records.ts'
import type { Services } from '#platform/server/services.ts'
import { updateReferenceTitles } from '#platform/server/references/reference-columns.ts'
import { updateRollups } from '#platform/server/figures/rollups.ts'
import { toServerFailure, outcomeUnknown } from '#platform/server/observability/server-failure.ts'

interface Author {
  now: string
  userId: string
  topic: string
  action: string
  requestId: string
  /** The endpoint's name; undefined for background work. */
  endpoint?: string
  /** The client's network address. */
  address?: string
  /** The browser's user agent. */
  device?: string
  /** Whether only the author may see the contents. */
  private: boolean
}

export interface Announcement {
  audience: string | null
  recordId: string | null
  /** The topic of the change, if it is not the author's. */
  topic?: string
  /** The event of a notice, not of the written records. */
  isNotice?: boolean
}

/** Collects the recipients of change events; `everyone` replaces single users of a topic. */
export function collectAnnouncements(): {
  announce: Announce
  announcements: (recordId: string | null) => Announcement[]
} {
  const requested: (Pick<Announcement, 'audience' | 'topic'> & { recordId: string | undefined })[] = []
  return {
    announce(users, id, topic) {
      const recordId = id === undefined ? undefined : String(id)
      for (const audience of users === 'everyone' ? [null] : users)
        requested.push({ audience, recordId, ...(topic !== undefined && { topic }) })
    },
    announcements(defaultRecordId) {
      const resolved = requested.map((announcement) => ({
        ...announcement,
        recordId: announcement.recordId ?? (announcement.topic ? null : defaultRecordId),
      }))
      const topicsForEveryone = new Set(resolved.filter(({ audience }) => audience === null).map(({ topic }) => topic))
      const needed = resolved.filter(({ audience, topic }) => audience === null || !topicsForEveryone.has(topic))
      return [...new Map(needed.map((announcement) => [JSON.stringify(announcement), announcement])).values()]
    },
  }
}

/** Also announces the contracts whose references were updated, except private ones, which have no recipients here. */
function withReferencingContracts(
  announcements: readonly Announcement[],
  referencing: readonly Contract[],
  topic: string,
) {
  const isKnown = (name: string) =>
    announcements.some(
      (announcement) =>
        (announcement.topic ?? topic) === name && announcement.audience === null && !announcement.isNotice,
    )
  const added = referencing.filter((holder) => !holder.private && !isKnown(holder.name))
  return [...announcements, ...added.map(({ name }): Announcement => ({ audience: null, recordId: null, topic: name }))]
}

/**
 * The only place where writes happen: the changes of `run`, audit entry, change log, search entries and rollups commit
 * together, then events are sent. `run` returns its result and the announcements.
 */
export async function write<Result>(
  database: Database,
  { announcer }: Pick<Services, 'announcer'>,
  apis: readonly Api[],
  { now, userId, topic, action, requestId, endpoint = '', address = '', device = '', ...author }: Author,
  run: (transaction: Database['db']) => Promise<{ result: Result; announcements: readonly Announcement[] }>,
): Promise<Result> {
  const common = { at: now, userId, topic, action, requestId }
  const { result, changes } = await retryOnConflict(() => {
    // Only the commit follows.
    let isWritten = false
    return auditedTransaction(database, async (transaction) => {
      const runResult = await run(transaction)
      const referencing = await updateReferenceTitles(database, transaction, apis)
      const announcements = withReferencingContracts(runResult.announcements, referencing, topic)
      const written = announcements.filter(({ isNotice }) => !isNotice)
      const rows = await changedRows(database, transaction)
      await indexChanges(database, transaction, apis, rows)
      await updateRollups(transaction, apis, rows)
      await insertEntry(database, transaction, rows, {
        ...common,
        endpoint,
        address,
        device,
        // Events of another topic for single users go to these users only.
        private:
          author.private ||
          written.some((announcement) => announcement.topic !== undefined && announcement.audience !== null),
        recordId:
          written.find((announcement) => announcement.topic === undefined && announcement.recordId !== null)
            ?.recordId ?? null,
        told: written.map((announcement) => ({ topic: announcement.topic ?? topic, audience: announcement.audience })),
      })
      const all = announcements.map(({ audience, recordId, topic: own = topic }) => ({
        ...common,
        topic: own,
        audience,
        recordId,
      }))
      const recorded = await recordChanges(database, transaction, all)
      if (recorded.length > 0) await announcer.beforeCommit?.(transaction, recorded)
      // No event is sent, but caches are invalid.
      else if (rows.length > 0 || endpoint !== '')
        await recordChanges(database, transaction, [{ ...common, recordId: null, audience: '' }])
      isWritten = true
      return { result: runResult.result, changes: recorded }
    }).catch((error: unknown) => {
      throw isWritten && toServerFailure(error)?.errorCode === 'database' ? outcomeUnknown(error) : error
    })
  })
  changes.forEach((change) => announcer.afterCommit?.(change))
  return result
}
