import { inject, onTestFinished } from 'vitest'
import { readSettings } from '#server/lifecycle/settings.ts'
import { start } from '#server/start.ts'
import { createDatabase } from '#testing/databases/postgres.ts'
import { temporaryFolder } from './server-process.ts'

/** The whole Node server in this process, on the engine under test, in production and without users. */
export async function startedServer(environment: NodeJS.ProcessEnv = {}) {
  const onPostgres = process.env['ATRIUM_TEST_RUNTIME'] === 'postgres'
  const settings = readSettings({
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: 'long enough to be a secret of a test',
    ATRIUM_PAGES: 'none',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: temporaryFolder(),
    ...(onPostgres && { DATABASE_URL: await createDatabase(inject('postgresUrl')) }),
    ...environment,
  })
  const server = await start(settings)
  onTestFinished(() => server.stop())
  return { ...server, address: `http://127.0.0.1:${server.port}` }
}
