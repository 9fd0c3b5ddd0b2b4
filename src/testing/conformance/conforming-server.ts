import { readFileSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { textServices } from '#platform/server/texts.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { openSqliteCopy } from '#testing/databases/templates.ts'
import { createVisitor } from '#testing/browser/visitor.ts'

const modules = await findModules()
const apis = modules.flatMap(({ api }) => api ?? [])

/** This server with sample data, where sign-in is required: a signed-in visitor, and a stranger. */
export async function conformingServer() {
  const database = openSqliteCopy(readFileSync(inject('sqliteTemplate')))
  onTestFinished(() => database.close())
  const texts = textServices(modules)
  // The server in sample mode signs the visitor in; the other server accepts that session.
  const open = createApp(database, apis, testServices(texts))
  let requests = 0
  // A different address each time, since many attempts from one are refused unread.
  const createAddress = () => `192.0.2.${(requests += 1)}`
  const app = createApp(database, apis, testServices({ ...texts, mode: 'production', getAddress: createAddress }))
  const door = { fetch: open.fetch }
  const visitor = createVisitor({ fetch: (request) => door.fetch(request) })
  await visitor.send(new Request('http://atrium.test/api/session'))
  door.fetch = app.fetch
  const send: Send = async (request) => app.fetch(request)
  return { visitor, anonymous: { send } }
}
