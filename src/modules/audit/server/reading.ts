import type { Call } from '#platform/server/pipeline/call.ts'
import { getScope } from '#platform/server/permissions/row-filters.ts'
import { audit } from '../contract.ts'

/** The reader of the log, and the topics whose records, and so values, they may all read. */
export interface Reading {
  userId: string
  topics: ReadonlySet<string> | 'all'
}

/** Users with access to the log see all changes, but values only of topics that they may read fully. */
export function createReading({ user, access: { ability, contracts } }: Pick<Call, 'user' | 'access'>): Reading {
  if (ability.can('manage', 'all')) return { userId: user.id, topics: 'all' }
  // Restoring writes entries of the log's own topic with rows of other topics.
  const open = contracts.filter(
    (contract) =>
      contract.name !== audit.name &&
      ['read', contract.confidential ?? 'read'].every((action) => getScope(ability, action, contract) === 'all'),
  )
  return { userId: user.id, topics: new Set(open.map(({ name }) => name)) }
}

export const canRead = ({ topics }: Reading, topic: string) => topics === 'all' || topics.has(topic)
