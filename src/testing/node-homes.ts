import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { startSchedule } from '#platform/server/schedule.ts'
import { siteOf } from '#platform/server/site/site.ts'
import { sourceSite } from '#server/built-site.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { openPostgresDatabase } from '#server/open-database.ts'
import type { Home } from './homes.ts'
import { borrowDatabase } from './postgres-home.ts'
import { quietServices } from './quiet-services.ts'
import { openSqliteCopy } from './templates.ts'
import { visitorOf } from './visitor.ts'

const modules = await findModules()
const apis = modules.flatMap(({ api }) => api ?? [])

function homeOn(database: Database): Home {
  const services = quietServices()
  const app = createApp(database, apis, services, siteOf({ database, modules, assets: sourceSite() }))
  const endSchedule = startSchedule(database, services, apis)
  return {
    visitor: async () => visitorOf(app),
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
  const { address, giveBack } = await borrowDatabase()
  const home = homeOn(openPostgresDatabase(address, () => {}))
  return {
    ...home,
    async close() {
      await home.close()
      giveBack()
    },
  }
}
