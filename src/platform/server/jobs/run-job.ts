import type { Database } from '#platform/db/engines/database.ts'
import type { Api, Job } from '#platform/server/api.ts'
import { runInBackground } from '#platform/server/mail/outbox.ts'
import type { Services } from '#platform/server/services.ts'

/** The log line of a job that failed; the resilience tests look for it. */
export const jobFailed = 'a background job failed and will be retried'

/** Runs a job of a contract once: in one transaction, or in one for each due record, of which those that fail are logged. */
export async function runJob(database: Database, services: Services, apis: readonly Api[], api: Api, job: Job) {
  if ('run' in job) return runInBackground(database, services, apis, api, (db, tools) => job.run(db)(tools))
  const ids = await runInBackground(database, services, apis, api, (db, tools) => job.each(db)(tools))
  const { eachFailed } = job
  for (const id of ids) {
    if (services.stopping.aborted) return
    const logFailure = (error: unknown) =>
      services.log.error({ err: error, job: api.contract.name, record: id }, jobFailed)
    try {
      await runInBackground(database, services, apis, api, (db, tools) => job.runEach(db)(id, tools))
    } catch (error) {
      logFailure(error)
      if (eachFailed)
        await runInBackground(database, services, apis, api, (db, tools) => eachFailed(db)(id, tools)).catch(logFailure)
    }
  }
}
