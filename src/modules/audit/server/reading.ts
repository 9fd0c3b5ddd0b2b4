import type { Call } from '#platform/server/pipeline/call.ts'
import { scopeOf } from '#platform/server/rights/row-filters.ts'
import { audit } from '../contract.ts'

/** Who reads the log, and of which topics they may read every record, and so the contents of entries. */
export interface Reading {
  userId: string
  topics: ReadonlySet<string> | 'all'
}

/** That a change was made may be known by whoever may read the log; what it was, only by whoever may read all of its topic. */
export function readingOf({ user, access: { ability, contracts } }: Pick<Call, 'user' | 'access'>): Reading {
  if (ability.can('manage', 'all')) return { userId: user.id, topics: 'all' }
  // What was put back from the log is of another topic than the log.
  const open = contracts.filter(
    (contract) => contract.name !== audit.name && scopeOf(ability, 'read', contract) === 'all',
  )
  return { userId: user.id, topics: new Set(open.map(({ name }) => name)) }
}

export const mayRead = ({ topics }: Reading, topic: string) => topics === 'all' || topics.has(topic)
