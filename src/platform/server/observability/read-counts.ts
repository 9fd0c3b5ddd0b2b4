import type { Contract, Endpoint } from '#platform/contract.ts'
import { addReads, type ReadCount } from '#platform/db/audit/add-access.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { Page } from '#platform/db/queries/page.ts'
import { isObject } from '#platform/records/is-object.ts'
import { retryOnConflict } from '#platform/server/pipeline/retry-on-conflict.ts'
import type { Services } from '#platform/server/services.ts'

const hour = 3_600_000

/** Whether reads by this endpoint are counted: those with a session, of contracts that are not private. */
export const isCountedRead = (
  { private: isPrivate, uncountedReads }: Contract,
  { action, exports, public: isPublic, returns }: Endpoint,
) => action === 'read' && returns !== undefined && !exports && !isPublic && !isPrivate && uncountedReads === undefined

/** The counter of an endpoint; undefined if its reads are not counted. Answers without records do not count. */
export function readMeter(
  { readCounts: counts }: Pick<Services, 'readCounts'>,
  contract: Contract,
  endpoint: Endpoint,
) {
  if (!counts || !isCountedRead(contract, endpoint)) return undefined
  return (userId: string, records: number) => {
    if (records > 0) counts.add(userId, contract.name, records)
  }
}

const hasId = (value: unknown) => isObject(value) && ('id' in value || 'recordId' in value)

/**
 * Number of records in a response: the items of a list; one if the path names a record; otherwise items with an id, so
 * that figures and counts do not count.
 */
export function countRecords({ path }: Pick<Endpoint, 'path'>, result: unknown): number {
  if (result instanceof Page) return result.items.length
  if (Array.isArray(result)) return result.length
  if (path.includes(':')) return 1
  if (!isObject(result)) return 0
  return Object.values(result).reduce<number>(
    (sum, part: unknown) => sum + (Array.isArray(part) ? part.filter(hasId).length : 0),
    0,
  )
}

/**
 * Counts reads by user, topic and hour in memory, until `flush` adds them to the audit log. A killed process loses its
 * counts since the last `flush`.
 */
export function readCounts({ now }: { now: () => Date }) {
  let counts = new Map<string, ReadCount>()
  let begin = 0
  let hourName = ''

  function add({ userId, topic, answers, records, ...count }: ReadCount) {
    const key = `${userId} ${topic} ${count.hour}`
    const total = counts.get(key)
    if (total) {
      total.answers += answers
      total.records += records
    } else counts.set(key, { userId, topic, answers, records, ...count })
  }

  return {
    /** Counts one response. */
    add(userId: string, topic: string, records: number) {
      const at = now().getTime()
      if (at < begin || at >= begin + hour) {
        begin = at - (at % hour)
        hourName = new Date(begin).toISOString()
      }
      add({ userId, topic, hour: hourName, answers: 1, records })
    },
    /** Adds the counts to the audit log. If that fails, they are kept for the next time. */
    async flush(database: Database) {
      if (counts.size === 0) return
      const counted = [...counts.values()]
      counts = new Map()
      try {
        await retryOnConflict(() => addReads(database, counted))
      } catch (error) {
        counted.forEach(add)
        throw error
      }
    },
  }
}

export type ReadCounts = ReturnType<typeof readCounts>
