import type { Contract } from '#platform/contract.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'

/** A server with one module, sample data, and a clock that the test sets. */
export async function openClockServer(module: string, begin: string) {
  const database = await emptyDatabase()
  const modules = (await findModules()).filter(({ name }) => name === module)
  const apis = modules.flatMap(({ api }) => api ?? [])
  const clock = { now: begin }
  const services = testServices({ now: () => new Date(clock.now) })
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(begin), sample: true })
  const app = createApp(database, apis, services)
  const run = async () => {
    for (const api of apis) for (const job of api.hooks.every ?? []) await runJob(database, services, apis, api, job)
  }
  return {
    /** A client for a sample user, who signs in for each request, because sessions end when the clock advances. */
    as: <Endpoints extends Record<string, object>>(userId: string, contract: Contract<Endpoints>) =>
      client(contract, { send: async (request) => (await visitorAs(app, userId)).send(request) }),
    at: (now: string) => void (clock.now = now),
    /** Runs the background jobs now. */
    run,
    /** The same, at a later time. */
    runAt: (now: string) => {
      clock.now = now
      return run()
    },
    /** Closes an account. */
    close: (userId: string) =>
      database.db.updateTable('users').set({ status: 'deleted' }).where('id', '=', userId).execute(),
  }
}
