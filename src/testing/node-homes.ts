import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { startSchedule } from '#platform/server/schedule.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { openPostgresDatabase } from '#server/open-database.ts'
import type { Home } from './homes.ts'
import { quietServices } from './quiet-services.ts'
import { openSqliteCopy } from './templates.ts'

const modules = await findModules()
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

let image: Uint8Array | undefined

export async function openSqliteHome(): Promise<Home> {
  image ??= readFileSync(inject('sqliteTemplate'))
  return homeOn(openSqliteCopy(image))
}

export async function openPostgresHome(): Promise<Home> {
  const server = inject('postgresUrl')
  const name = `home_${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(
    `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(inject('postgresTemplate'))}`,
  )
  await client.end()
  const address = new URL(server)
  address.pathname = name
  return homeOn(openPostgresDatabase(address.href, () => {}))
}
