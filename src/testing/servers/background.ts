import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { createFiles } from '#platform/server/files/files.ts'
import { createOutbox } from '#platform/server/mail/outbox.ts'
import { getDelivery, createScreenUrl, type Services } from '#platform/server/services.ts'

/** The tools of background work in a transaction, without subscribers. */
export const createBackground = (db: Database['db'], services: Services): Background => {
  const now = services.now().toISOString()
  return {
    now,
    services: {
      files: createFiles(db, undefined, undefined, now),
      mail: createOutbox(db, { now, secrets: services.secrets, delivery: getDelivery(services) }),
      secrets: services.secrets,
      screen: createScreenUrl(services),
      workspace: async () => builtWorkspace,
      readers: async () => [],
      noticeTexts: () => Promise.reject(new Error('Nobody is told of anything')),
      contractTexts: async () => (key) => key,
    },
    events: { announce: () => {}, notify: () => {}, withdraw: () => {}, revise: () => {} },
  }
}
