import { sql } from 'kysely'
import type * as z from 'zod'
import { contract, del, post, put, readWrite } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Change } from '#platform/contracts/live-event.ts'
import type { Rule } from '#platform/permissions/rules.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { localAnnouncer } from '#platform/server/services.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'

const tables = `
create table "things" ("id" identity, "name" text not null, "done" boolean not null, "tags" json not null, "seenAt" timestamp, "size" double precision);
create table "thingParts" ("thingId" integer not null references "things" ("id") on delete cascade, "part" text not null, primary key ("thingId", "part"));
create table "thingKeys" ("id" identity, "note" text not null, "token" varchar, "picture" bytes);
create table "diaries" ("id" identity, "userId" text not null, "text" text not null);
`

const log = '/api/data/admin/audit'

// The module of the audit log, whatever its folder is called.
const logModules = (await findModules()).filter((module) =>
  [module.api ?? []].flat().some(({ contract: { base } }) => base === log),
)

type Work = (db: Database['db']) => Promise<unknown>

const endpoints = { make: post('/', {}), change: put('/:id', {}), remove: del('/:id') }
const grants = { manager: readWrite, agent: readWrite, viewer: [] }

/** A server with the audit log and two contracts, one of them private, whose writes run a function of the test. */
export async function openAuditServer() {
  const database = await emptyDatabase()
  let work: Work = async () => undefined
  const run = (db: Database['db']) => async () => void (await work(db))
  const handlers = (db: Database['db']) => ({ make: run(db), change: run(db), remove: run(db) })
  const testApis = [
    api(contract('things', '/api/things', endpoints, { grants }), handlers),
    api(contract('diaries', '/api/diaries', endpoints, { grants, private: true }), handlers),
  ]
  const modules = [...logModules, { name: 'things', migrations: { '0001-things': tables } }]
  const prepare = () => prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  await prepare()
  const reported: Change[] = []
  const announcer = localAnnouncer()
  announcer.subscribe({ change: (change) => reported.push(change) })
  const app = createApp(
    database,
    [...testApis, ...logModules.flatMap((logModule) => logModule.api ?? [])],
    testServices({ announcer }),
  )

  /** A browser in which this user is signed in. */
  async function visitor(userId: string) {
    let cookie = ''
    const send = async (method: string, path: string, body?: unknown) => {
      const response = await app.request(path, {
        method,
        headers: { cookie, 'content-type': 'application/json', 'user-agent': 'Gecko/Test' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return response
    }
    await send('PUT', '/api/session', { userId })
    return {
      send,
      read: async <Schema extends z.ZodType>(schema: Schema, path: string) =>
        schema.parse(await (await send('GET', path)).json()),
      write: (method: 'POST' | 'PUT' | 'DELETE', nextWork: Work, topic = 'things') => {
        work = nextWork
        return send(method, method === 'POST' ? `/api/${topic}` : `/api/${topic}/1`)
      },
    }
  }

  return {
    database,
    prepare,
    reported,
    visitor,
    /** Gives a user a role with these rules. */
    async giveRules(userId: string, rules: readonly Rule[]) {
      const role = { id: 'made', name: 'Made', rules: JSON.stringify(rules), createdAt: new Date().toISOString() }
      await database.db.insertInto('roles').values(role).execute()
      await database.db.updateTable('users').set({ role: role.id }).where('id', '=', userId).execute()
    },
    things: async () => (await sql`select * from "things" order by "id"`.execute(database.db)).rows,
    entries: () =>
      database.db.selectFrom('auditEntries').selectAll().where('topic', '<>', 'session').orderBy('id').execute(),
    rows: () =>
      database.db
        .selectFrom('auditRows')
        .innerJoin('auditEntries', 'auditEntries.id', 'auditRows.entryId')
        .where('topic', '<>', 'session')
        .select(['table', 'key', 'kind', 'before', 'after'])
        .orderBy('entryId')
        .orderBy('position')
        .execute(),
  }
}

export const insertThing =
  (name: string): Work =>
  (db) =>
    sql`insert into "things" ("name", "done", "tags", "seenAt", "size") values (${name}, true, '["a",{"b":null}]', '2026-01-02T03:04:05.678Z', 0.5)`.execute(
      db,
    )

export const renameThing =
  (name: string): Work =>
  (db) =>
    sql`update "things" set "name" = ${name} where "id" = 1`.execute(db)

export const statement =
  (text: string): Work =>
  (db) =>
    sql.raw(text).execute(db)
