import { readFileSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { noticeTextsOf } from '#platform/server/events/notice-texts.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { quietServices } from '#testing/servers/quiet-services.ts'
import { openSqliteCopy } from '#testing/databases/templates.ts'
import { visitorOf } from '#testing/browser/visitor.ts'

const modules = await findModules()
const apis = modules.flatMap(({ api }) => api ?? [])

/** This server with sample data, where everybody has to sign in: a visitor who is signed in, and a stranger. */
export async function conformingServer() {
  const database = openSqliteCopy(readFileSync(inject('sqliteTemplate')))
  onTestFinished(() => database.close())
  const noticeTexts = noticeTextsOf(modules)
  // Who came in by the open door of the sample mode has a session that the other one knows.
  const open = createApp(database, apis, quietServices({ noticeTexts }))
  let requests = 0
  // Each from an address of its own, as many tries from one are refused unread.
  const addressOf = () => `192.0.2.${(requests += 1)}`
  const app = createApp(database, apis, quietServices({ noticeTexts, mode: 'production', addressOf }))
  const door = { fetch: open.fetch }
  const visitor = visitorOf({ fetch: (request) => door.fetch(request) })
  await visitor.send(new Request('http://atrium.test/api/session'))
  door.fetch = app.fetch
  const send: Send = async (request) => app.fetch(request)
  return { visitor, stranger: { send } }
}
