import { sweepEntries } from '#platform/db/audit/sweep-entries.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { sweepChanges } from '#platform/server/events/sweep-changes.ts'
import type { Api } from '#platform/server/api.ts'
import { sweepFiles } from '#platform/server/files/files.ts'
import { secretRotation } from '#platform/server/accounts/secret-rotation.ts'
import { sweepKeys } from '#platform/server/pipeline/idempotency.ts'
import { retryOnConflict } from '#platform/server/pipeline/retry-on-conflict.ts'
import { encryptPlaintextTokens } from '#platform/server/accounts/plaintext-tokens.ts'
import { emptyOutbox } from '#platform/server/mail/outbox.ts'
import { sweepQuotas } from '#platform/server/quotas/recipient-quotas.ts'
import { sweepOrphans } from '#platform/server/files/sweep-orphans.ts'
import { sweepPresence } from '#platform/server/events/presence.ts'
import type { Services } from '#platform/server/services.ts'
import { jobFailed, runJob } from './run-job.ts'
import { sweepSessions } from '#platform/server/session/session-keeper.ts'

interface Job {
  name: string
  seconds: number
  /** Also when the server starts. */
  runsAtStart?: boolean
  run(): Promise<void>
}

const hour = 3600

/**
 * Starts the background jobs: sending mail, deleting unused files, and the modules' own. Returns a function that stops
 * them after the current run.
 */
export function startSchedule(database: Database, services: Services, apis: readonly Api[]): () => Promise<void> {
  const { truncateLog } = database
  const { readCounts } = services
  const jobs: Job[] = [
    { name: 'outbox', seconds: 1, run: () => emptyOutbox(database, services, apis) },
    { name: 'presence', seconds: 30, run: () => sweepPresence(database, services) },
    {
      name: 'clear tokens',
      seconds: hour,
      runsAtStart: true,
      run: () => encryptPlaintextTokens(database, services, apis),
    },
    // Sample mode without a secret stores nothing encrypted.
    ...(services.mode === 'production' || services.secrets.names.previous !== undefined
      ? [{ name: 'secret', seconds: hour, runsAtStart: true, run: secretRotation(database, services, apis) }]
      : []),
    { name: 'sessions', seconds: hour, run: () => sweepSessions(database, services.now()) },
    { name: 'changes', seconds: hour, run: () => sweepChanges(database, services.now()) },
    { name: 'idempotency keys', seconds: hour, run: () => sweepKeys(database, services.now()) },
    ...(readCounts ? [{ name: 'read counts', seconds: 60, run: () => readCounts.flush(database) }] : []),
    { name: 'audit log', seconds: hour, run: () => sweepEntries(database, services.now(), services.auditDays) },
    {
      name: 'files',
      seconds: hour,
      run: () => sweepFiles(database, services.files, services.now(), services.auditDays),
    },
    // The write-ahead log contains deleted data until other writes overwrite it.
    ...(truncateLog ? [{ name: 'write-ahead log', seconds: 600, run: truncateLog }] : []),
    { name: 'quotas', seconds: hour, run: () => sweepQuotas(database, services.now()) },
    ...orphanJobs(database, services),
    ...apis.flatMap((api) =>
      (api.hooks.every ?? []).map((job) => ({
        name: api.contract.name,
        seconds: job.seconds,
        run: () => runJob(database, services, apis, api, job),
      })),
    ),
  ]
  const stopJobs = jobs.map((job) => repeat(job, services))
  return async () => {
    await Promise.all(stopJobs.map((end) => end()))
  }
}

/** Only a store of files needs this: bytes in the database are deleted with their row. */
const orphanJobs = (database: Database, { files, now, log }: Services): Job[] =>
  files ? [{ name: 'orphaned files', seconds: 6 * hour, run: () => sweepOrphans(database, files, now(), log) }] : []

/** Repeats a job, and logs its failures. Returns a function that ends it after the current run. */
export function repeat({ name, seconds, runsAtStart = false, run }: Job, { log, isMaintained, observer }: Services) {
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  const attempt = async () => {
    try {
      const work = () => retryOnConflict(run)
      if (!isMaintained?.()) await (observer ? observer.job(name, work) : work())
    } catch (error) {
      log.error({ err: error, job: name }, jobFailed)
    }
    next()
  }
  const next = () => {
    if (ended) return
    timer = setTimeout(() => {
      running = attempt()
    }, seconds * 1000)
  }
  if (runsAtStart) running = attempt()
  else next()
  return () => {
    ended = true
    clearTimeout(timer)
    return running
  }
}
