import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from '#platform/db/engines/database.ts'
import { textServices } from '#platform/server/texts.ts'
import type { Services } from '#platform/server/services.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { openPostgresDatabase } from '#server/database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { runtimeName, openRuntime } from '#testing/databases/runtimes.ts'
import { borrowDatabase } from '#testing/databases/postgres-runtime.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { openSqliteCopy } from '#testing/databases/templates.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { type Tables, listTables } from './tables.ts'

/** A runtime for arbitrary requests. */
export interface FuzzRuntime {
  /** A new browser of a sample user, or of `nobody`, who has to sign in. */
  visitor(who: string): Promise<{ send: Send }>
  /** The sample users, one of each role, and `nobody` if the runtime can require sign-in. */
  everybody: readonly string[]
  /** Undefined if the database is in a browser. */
  tables?: Tables
  /** The errors that the server has logged since the last call. */
  errors(): readonly string[]
  close(): Promise<void>
}

const modules = await findModules()
const apis = modules.flatMap(({ api }) => api ?? [])

async function openDatabase(): Promise<Database> {
  if (runtimeName() === 'sqlite') return openSqliteCopy(readFileSync(inject('sqliteTemplate')))
  const { address, release } = await borrowDatabase()
  const database = openPostgresDatabase(address, () => {})
  return {
    ...database,
    async close() {
      await database.close()
      release()
    },
  }
}

async function readRoles(visitor: { send: Send }) {
  const { users } = await client(session, visitor).show.send()
  return new Map(users.map(({ role, id }) => [role, id]))
}

/** On Node, without background jobs, whose changes are not those of a request. */
async function openNodeRuntime(): Promise<FuzzRuntime> {
  const database = await openDatabase()
  const errors: string[] = []
  let now = Date.now()
  const runtimeServices: Partial<Services> = {
    ...textServices(modules),
    // The clock is so slow that no last use of a session is recorded again.
    now: () => new Date((now += 1)),
    log: {
      info() {},
      error: (fields) =>
        void errors.push('err' in fields && fields.err instanceof Error ? String(fields.err.stack) : ''),
    },
  }
  const app = createApp(database, apis, testServices(runtimeServices))
  const guarded = createApp(
    database,
    apis,
    testServices({ ...runtimeServices, mode: 'production', isSignUpOpen: false }),
  )
  const users = await readRoles({ send: async (request) => app.fetch(request) })
  return {
    everybody: [...users.keys(), 'nobody'],
    visitor: async (who) =>
      who === 'nobody' ? { send: async (request) => guarded.fetch(request) } : visitorAs(app, users.get(who) ?? ''),
    tables: await listTables(database),
    errors: () => errors.splice(0),
    close: () => database.close(),
  }
}

async function openDemo(): Promise<FuzzRuntime> {
  const runtime = await openRuntime()
  const first = await runtime.visitor()
  const users = await readRoles(first)
  // Each visitor is a tab, which is reused as long as possible.
  const tabs = new Map<string, { send: Send }>()
  async function enter(who: string, visitor: { send: Send }) {
    await client(session, visitor).change.send({ body: { userId: users.get(who) ?? '' } })
    tabs.set(who, visitor)
    return visitor
  }
  return {
    everybody: [...users.keys()],
    async visitor(who) {
      const tab = tabs.get(who)
      const again = tab && (await enter(who, tab).catch(() => undefined))
      return again ?? enter(who, await runtime.visitor())
    },
    errors: () => [],
    close: () => runtime.close(),
  }
}

export const openFuzzRuntime = () => (runtimeName() === 'demo' ? openDemo() : openNodeRuntime())
