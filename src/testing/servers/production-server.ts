import type { Mail } from '#platform/contracts/mail.ts'
import { announceAccountTo } from '#platform/server/accounts/announce-account.ts'
import type { AccountEvent } from '#platform/server/pipeline/call.ts'
import { emptyOutbox } from '#platform/server/mail/outbox.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import type { Services } from '#platform/server/services.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { createBackground } from './background.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from './test-services.ts'
import { createVisitor } from '#testing/browser/visitor.ts'

/**
 * A new installation in production without sample data: its clock can be changed, and its sent emails can be read. It
 * has only the named modules.
 */
export async function productionServer(names: readonly string[], own: Partial<Services> = {}) {
  const database = await emptyDatabase()
  const modules = (await findModules()).filter(({ name }) => names.includes(name))
  const apis = modules.flatMap(({ api }) => api ?? [])
  const sent: Mail[] = []
  let now = new Date()
  const startApp = (own: Partial<Services>) => {
    const services = testServices({
      mode: 'production',
      now: () => now,
      post: async (mail) => void sent.push(mail),
      ...own,
    })
    return { services, app: createApp(database, apis, services) }
  }
  await prepareDatabase(database, platformMigrations(), modules, { now, sample: false })
  let running = startApp(own)
  return {
    get services() {
      return running.services
    },
    database,
    db: database.db,
    apis,
    /** The same installation with other services; browsers keep their state. */
    restart(other: Partial<Services>) {
      running = startApp(other)
    },
    /** Notifies modules of a change of an account, as the administration of accounts does. */
    announce: (event: AccountEvent) =>
      database.db
        .transaction()
        .execute((db) => announceAccountTo(apis, db, createBackground(db, running.services))(event)),
    /** Advances the clock by this many milliseconds. */
    pass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
    now: () => now.getTime(),
    /** Another browser, at this network address. */
    visitor(address = '198.51.100.1'): { send: Send } {
      const visitor = createVisitor({ fetch: (request) => running.app.fetch(request) })
      return {
        send(request) {
          if (!request.headers.has('x-test-address')) request.headers.set('x-test-address', address)
          return visitor.send(request)
        },
      }
    },
    /** All emails that were sent to an address, oldest first. */
    async messagesTo(email: string) {
      await emptyOutbox(database, running.services, apis)
      return sent.filter(({ to }) => to.some((recipient) => recipient.email === email))
    },
  }
}
