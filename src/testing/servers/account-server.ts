import { announceAccountTo } from '#platform/server/accounts/announce-account.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { createBackground } from './background.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from './test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'

/**
 * A runtime with sample data and this one module, which is notified of deleted accounts although no module there can
 * delete them.
 */
export async function accountServer(module: string) {
  const database = await emptyDatabase()
  const modules = (await findModules()).filter(({ name }) => name === module)
  const apis = modules.flatMap(({ api }) => api ?? [])
  const services = testServices()
  await prepareDatabase(database, platformMigrations(), modules, { now: services.now(), sample: true })
  const app = createApp(database, apis, services)
  return {
    as: (userId: string) => visitorAs(app, userId),
    /** As in the administration of accounts. */
    remove: (userId: string) =>
      database.db.transaction().execute(async (db) => {
        await db.updateTable('users').set({ status: 'deleted' }).where('id', '=', userId).execute()
        await announceAccountTo(apis, db, createBackground(db, services))({ kind: 'deleted', userId })
      }),
    /** Reactivates the account, to see its remaining data. */
    revive: (userId: string) =>
      database.db.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute(),
    /** Number of uploads that no record uses now. */
    async unusedFiles() {
      const rows = await database.db.selectFrom('files').select('id').where('unusedSince', 'is not', null).execute()
      return rows.length
    },
  }
}
