import { expect, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '#platform/server/server-module.ts'
import type { Services } from '#platform/server/services.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { invoices } from '../contract.ts'

async function sentAtWith(own: Partial<Services>) {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  const modules = await findModules()
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  const apis = modules.flatMap(({ api }) => api ?? [])
  let app = createApp(database, apis, testServices())
  const api = client(invoices, await visitorAs({ fetch: (request) => app.fetch(request) }, 'u1'))
  const orders = [{ itemName: 'Rope', unitPrice: 10, units: 9 }]
  const { id } = await api.create.send({ body: { issue: true, billFrom: 'Quay', billTo: 'Wilma', orders } })
  app = createApp(database, apis, testServices(own))
  const body = { to: ['wilma@aldous.example'], subject: 'Invoice' }
  return (await api.mail.send({ params: { id }, body })).sentAt
}

test('an invoice is sent when its email leaves, not while it waits for a mail server', async () => {
  expect(await sentAtWith({ mode: 'production' })).toBeNull()
  expect(await sentAtWith({ mode: 'production', post: async () => {} })).not.toBeNull()
})
