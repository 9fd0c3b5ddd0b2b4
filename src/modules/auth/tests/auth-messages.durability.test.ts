import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyOutbox } from '#platform/server/mail/outbox.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { temporaryFolder } from '#testing/servers/server-process.ts'
import { createVisitor } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { openSqliteDatabase } from '#server/database/open-database.ts'
import { createBrowser, password } from './auth-test-steps.ts'

/** A production installation on a SQLite file, and the tokens of delivered emails. */
async function openInstallation() {
  const folder = temporaryFolder()
  const database = openSqliteDatabase(join(folder, 'atrium.sqlite'))
  onTestFinished(() => database.close())
  const modules = (await findModules()).filter(({ name }) => name === 'auth')
  const apis = modules.flatMap(({ api }) => api ?? [])
  const tokens: string[] = []
  const services = testServices({
    mode: 'production',
    isSignUpOpen: true,
    post: async ({ html }) => {
      const token = /#([\w-]{43})"/.exec(html)?.[1]
      if (token !== undefined) tokens.push(token)
    },
  })
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: false })
  const app = createApp(database, apis, services)
  return {
    tokens,
    visit: () => createBrowser(createVisitor({ fetch: (request) => app.fetch(request) })),
    setupCode: () => services.secrets.setupCode(),
    deliver: () => emptyOutbox(database, services, apis),
    truncateLog: async () => database.truncateLog?.(),
    /** The tokens found in plain text in the database files, including the WAL. */
    found() {
      const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
      return tokens.filter((token) => bytes.some((text) => text.includes(token)))
    },
  }
}

test('leaves no token of a delivered email in the database files', async () => {
  const { tokens, visit, setupCode, deliver, truncateLog, found } = await openInstallation()
  const first = visit()
  const email = 'first@house.example'
  await first.auth.setup.send({ body: { code: await setupCode(), name: 'First', email, password } })
  const emails = Array.from({ length: 8 }, (_, index) => `zoe${index}@clients.example`)
  // Enough at once to fill whole pages, which are then freed.
  for (const email of emails) await visit().auth.signUp.send({ body: { name: 'Zoë Lindqvist', email } })
  await deliver()
  expect(tokens).toHaveLength(emails.length)
  await truncateLog()
  expect(found()).toEqual([])
})
