import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { startSchedule } from '#platform/server/schedule.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { openPostgresDatabase, openSqliteDatabase } from '#server/open-database.ts'
import type { Home } from './homes.ts'
import { createDatabase } from './postgres.ts'
import { quietServices } from './quiet-services.ts'

const modules = await findModules()
const prepare = (database: Database) =>
  prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })

const apis = modules.flatMap(({ api }) => api ?? [])

function homeOn(database: Database): Home {
  const services = quietServices()
  const app = createApp(database, apis, services)
  const endSchedule = startSchedule(database, services, apis)
  return {
    async visitor() {
      let cookie: string | undefined
      return {
        async send(request) {
          if (cookie) request.headers.set('cookie', cookie)
          const response = await app.fetch(request)
          cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
          return response
        },
      }
    },
    async close() {
      await endSchedule()
      await database.close()
    },
  }
}

export async function openSqliteHome(): Promise<Home> {
  const database = openSqliteDatabase(':memory:')
  await prepare(database)
  return homeOn(database)
}

let template: Promise<string> | undefined

/** A prepared database that the others are copied from, which takes a tenth of the time of preparing each. */
async function makeTemplate(server: string) {
  const name = `template_${randomUUID().slice(0, 8)}`
  const database = openPostgresDatabase(await createDatabase(server, name), () => {})
  await prepare(database)
  await database.close()
  return name
}

export async function openPostgresHome(): Promise<Home> {
  const server = inject('postgresUrl')
  template ??= makeTemplate(server)
  const name = `home_${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(
    `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(await template)}`,
  )
  await client.end()
  const address = new URL(server)
  address.pathname = name
  return homeOn(openPostgresDatabase(address.href, () => {}))
}
