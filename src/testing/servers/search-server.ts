import type { Generated } from 'kysely'
import { contract, del, post, put, readWrite } from '#platform/contract.ts'
import type { Database, Db } from '#platform/db/engines/database.ts'
import type { Rule } from '#platform/permissions/rules.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { search } from '#platform/contracts/search-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'

const tables = `
create table "papers" ("id" identity, "title" text not null, "body" text not null, "ownerId" text not null, "at" timestamp not null, "deletedAt" timestamp);
create index "papersOwner" on "papers" ("ownerId");
create table "paperRemarks" ("id" identity, "paperId" integer not null references "papers" ("id") on delete cascade, "remark" text not null);
create index "paperRemarksPaper" on "paperRemarks" ("paperId");
create table "secrets" ("id" identity, "title" text not null, "ownerId" text not null, "at" timestamp not null);
`

interface Tables {
  papers: { id: Generated<number>; title: string; body: string; ownerId: string; at: string; deletedAt: string | null }
  paperRemarks: { id: Generated<number>; paperId: number; remark: string }
  secrets: { id: Generated<number>; title: string; ownerId: string; at: string }
}

type Work = (db: Db<Tables>) => Promise<unknown>

const grants = { manager: readWrite, agent: readWrite, viewer: [] }
const endpoints = { make: post('/', {}), change: put('/:id', {}), remove: del('/:id') }

/** A server with papers that have remarks, and private secrets, whose writes run a function of the test. */
export async function openSearchServer(version = 1, database?: Database) {
  const openDatabase = database ?? (await emptyDatabase())
  let work: Work = async () => undefined
  const run = (db: Db<Tables>) => async () => void (await work(db))
  const handlers = (db: Db<Tables>) => ({ make: run(db), change: run(db), remove: run(db) })
  const papers = contract('papers', '/api/papers', endpoints, { grants, owners: ['ownerId'] })
  const secrets = contract('secrets', '/api/secrets', endpoints, { grants, private: true })
  const testApis = [
    api(papers, handlers, {
      search: {
        version,
        tables: { papers: 'id', paperRemarks: 'paperId' },
        entries: (db) => async (ids) => {
          const rows = await db
            .selectFrom('papers')
            .selectAll()
            .where('id', 'in', ids.map(Number))
            .where('deletedAt', 'is', null)
            .execute()
          const remarks = await db
            .selectFrom('paperRemarks')
            .selectAll()
            .where('paperId', 'in', ids.map(Number))
            .execute()
          return rows.map(({ id, title, body, at }) => ({
            recordId: id,
            title,
            text: [body, ...remarks.filter(({ paperId }) => paperId === id).map(({ remark }) => remark)].join('\n'),
            path: `/papers/${id}`,
            at,
          }))
        },
      },
    }),
    api(secrets, handlers, {
      search: {
        tables: { secrets: 'id' },
        entries: (db) => async (ids) => {
          const rows = await db.selectFrom('secrets').selectAll().where('id', 'in', ids.map(Number)).execute()
          return rows.map(({ id, title, ownerId, at }) => ({
            recordId: id,
            title,
            path: `/secrets/${id}`,
            at,
            users: [ownerId],
          }))
        },
      },
    }),
  ]
  const modules = [{ name: 'papers', migrations: { '0001-papers': tables }, api: testApis }]
  await prepareDatabase(openDatabase, platformMigrations(), modules, { now: new Date(), sample: true })
  const app = createApp(openDatabase, testApis, testServices())

  return {
    database: openDatabase,
    async giveRules(userId: string, rules: readonly Rule[]) {
      const id = `made-for-${userId}`
      await openDatabase.db
        .insertInto('roles')
        .values({ id, name: userId, rules: JSON.stringify(rules) })
        .execute()
      await openDatabase.db.updateTable('users').set({ role: id }).where('id', '=', userId).execute()
    },
    /** A browser in which this user is signed in. */
    async visitor(userId: string) {
      const { send } = await visitorAs(app, userId)
      const searchClient = client(search, { send })
      return {
        ask: searchClient,
        find: async (q: string, topic?: string[]) => searchClient.find.send({ query: { q, ...(topic && { topic }) } }),
        titles: async (q: string) => (await searchClient.find.send({ query: { q } })).hits.map(({ title }) => title),
        async write(nextWork: Work, topic = 'papers') {
          work = nextWork
          const response = await send(new Request(`http://atrium.test/api/${topic}`, { method: 'POST' }))
          if (!response.ok) throw new Error(`The write failed with ${response.status}`)
        },
      }
    },
  }
}

let minute = 0

/** A paper that is newer than all previous ones. */
export const paper = (title: string, body = '', ownerId = 'u1') => ({
  title,
  body,
  ownerId,
  at: new Date(Date.UTC(2031, 0, 1, 0, minute++)).toISOString(),
  deletedAt: null,
})
