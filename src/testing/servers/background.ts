import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { filesOf } from '#platform/server/files/files.ts'
import { outboxOf } from '#platform/server/events/outbox.ts'
import { screenOf, type Services } from '#platform/server/services.ts'

/** The tools of background work in a transaction, without subscribers. */
export const backgroundOf = (db: Database['db'], services: Services): Background => {
  const now = services.now().toISOString()
  return {
    now,
    services: {
      files: filesOf(db, undefined, undefined, now),
      mail: outboxOf(db, { now, secrets: services.secrets }),
      secrets: services.secrets,
      screen: screenOf(services),
      workspace: async () => builtWorkspace,
      readers: async () => [],
      noticeTexts: () => Promise.reject(new Error('Nobody is told of anything')),
    },
    events: { announce: () => {}, notify: () => {}, withdraw: () => {} },
  }
}
