import { localAnnouncer, type Services } from '#platform/server/services.ts'
import { sampleSessions } from '#server/sessions.ts'

/** Services of a home in this process that says nothing; a test replaces what it is about. */
export const quietServices = (own: Partial<Services> = {}): Services => ({
  mode: 'sample',
  log: { info() {}, error() {} },
  sessions: sampleSessions,
  announcer: localAnnouncer(),
  stopping: new AbortController().signal,
  now: () => new Date(),
  ...own,
})
