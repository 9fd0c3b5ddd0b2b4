import { EventSourceParserStream } from 'eventsource-parser/stream'
import { inject, onTestFinished } from 'vitest'
import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import { sweepPresence } from '#platform/server/events/presence.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { localAnnouncer } from '#platform/server/services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { openPostgresDatabase, openSqliteDatabase, type PostgresDatabase } from '#server/database/open-database.ts'
import { postgresAnnouncer } from '#server/database/postgres-announcer.ts'
import { createDatabase } from '#testing/databases/postgres.ts'
import { testServices } from './test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'

const onPostgres = process.env['ATRIUM_TEST_RUNTIME'] === 'postgres'
const log = { info() {}, error() {} }

/** Two servers on one database; on SQLite they are the same server. */
export async function eventServers(apis: readonly Api[]) {
  const url = onPostgres ? await createDatabase(inject('postgresUrl')) : undefined
  const first = await eventServer(apis, url)
  return [first, url ? await eventServer(apis, url) : first] as const
}

const openAt = (url: string | undefined): Database | PostgresDatabase =>
  url ? openPostgresDatabase(url, () => {}) : openSqliteDatabase(':memory:')

async function eventServer(apis: readonly Api[], url: string | undefined) {
  const database = openAt(url)
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const announcer = 'primary' in database ? await postgresAnnouncer(database, log) : localAnnouncer()
  const stopping = new AbortController()
  const app = createApp(database, apis, testServices({ announcer, stopping: stopping.signal }))
  onTestFinished(async () => {
    stopping.abort()
    await announcer.close?.()
    await database.close()
  })
  const sendAs = async (path: string, user = 'u1', init: RequestInit = {}) =>
    (await visitorAs(app, user)).send(new Request(`http://atrium.test${path}`, init))
  return {
    stopping,
    db: database.db,
    sweepPresence: () => sweepPresence(database, { announcer, now: () => new Date() }),
    ask: sendAs,
    write: (path: string, user?: string) => sendAs(`/api/test/${path}`, user, { method: 'PUT' }),
    follow: async (after?: number, user?: string) =>
      readEvents(await sendAs(`/api/events${after === undefined ? '' : `?after=${after}`}`, user)),
    /** As a page does whose data was read within the last seconds. */
    begin: async (within: string) => readEvents(await sendAs(`/api/events?within=${within}`)),
  }
}

function readEvents({ body }: Response) {
  if (!body) throw new Error('The response is no stream')
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  onTestFinished(() => void reader.cancel())
  const first = async (wanted: (event: string, topic: string) => boolean) => {
    for (;;) {
      const { value } = await reader.read()
      if (!value) return undefined
      const { event = '', id, data: text } = value
      const data = JSON.parse(text)
      if (wanted(event, data.topic)) return { event, id: Number(id), ...data }
    }
  }
  return {
    /** The next event other than a signal; undefined at the end of the stream. */
    next: () => first((event) => event !== 'signal'),
    /** The next signal of a topic. */
    signal: (wanted: string) => first((event, topic) => event === 'signal' && topic === wanted),
    end: () => reader.cancel(),
  }
}
