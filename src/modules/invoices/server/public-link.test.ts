import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { User } from '#platform/server/pipeline/call.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { createScreenUrl } from '#platform/server/services.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { findRow, decryptToken } from './invoice-rows.ts'
import { sendInvoice } from './public-link.ts'
import type { Tables } from './tables.ts'

const { secrets } = testServices()
const now = '2026-03-02T09:00:00.000Z'
const toKey = (key: string) => key
const user: User = {
  id: 'u2',
  name: 'Tomasz Wieczorek',
  email: 'tomasz.wieczorek@larkmoor.example',
  role: 'manager',
  roleName: null,
  jobTitle: '',
  avatar: '',
}

/** The sample's invoices, and a function that sends the first and returns the email. */
async function openPublicLink() {
  const dialect = sqliteDialect(openNodeSqlite(':memory:'))
  const platform = new Kysely<PlatformTables>({ dialect })
  const db = new Kysely<Tables & PlatformTables>({ dialect })
  onTestFinished(() => db.destroy())
  const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
  await prepareDatabase(database, platformMigrations(), await findModules(), { now: new Date(now), sample: true })
  const sentMails: Mail[] = []
  const mail = { send: async (message: Mail) => void sentMails.push(message) }
  return {
    async send(message: string, { site = 'https://atrium.example', to }: { site?: string; to?: string } = {}) {
      const screen = createScreenUrl({ address: () => site })
      const row = await findRow(db, 1)
      const body = { to: [to ?? row.billToEmail], subject: 'Your invoice', message }
      const services = { mail, secrets, screen, workspace: async () => builtWorkspace, texts: async () => toKey }
      await sendInvoice(db, row, body, { user, now, services })
      const sentRow = await findRow(db, 1)
      return { letter: sentMails.at(-1), row: sentRow, token: await decryptToken(sentRow, { services: { secrets } }) }
    },
  }
}

test('the email goes from the user to the customer, and replies go to the sender of the invoice', async () => {
  const { send } = await openPublicLink()
  const { letter, row, token } = await send('Dear customer,\n\nhere it is.\nThank you')
  expect(letter).toMatchObject({
    to: [{ name: row.billTo, email: row.billToEmail }],
    from: { name: user.name, email: user.email },
    replyTo: { name: 'Larkmoor', email: 'accounts@larkmoor.example' },
    subject: 'Your invoice',
    papers: [{ fileName: expect.stringContaining(row.number), heading: 'invoice' }],
  })
  expect(letter?.html).toMatch(/^<p>Dear customer,<\/p><p>here it is.<br>Thank you<\/p><p><a href=/)
  expect(letter?.html).toContain(`"https://atrium.example/invoice/${token}"`)
  expect(letter?.html).toContain(`>${row.number}</a>`)
  expect(row.sentAt).toBe(now)
})

test('the email escapes HTML in the message', async () => {
  const { send } = await openPublicLink()
  const { letter } = await send('<script>x</script> <b>5 < 6</b> & "more"')
  expect(letter?.html).not.toMatch(/<(script|b)>/)
  expect(letter?.html).toContain('5 &#x3C; 6')
})

test('the link begins with the URL of the application, and stays the same in later emails', async () => {
  const { send } = await openPublicLink()
  const first = await send('', { site: 'https://atrium.example/demo', to: 'else@where.example' })
  expect(first.letter?.to).toEqual([{ name: '', email: 'else@where.example' }])
  expect(first.letter?.html).toMatch(/^<p><a href="https:\/\/atrium\.example\/demo\/invoice\/[\w-]{43}"/)
  const second = await send('')
  expect(second.token).toBe(first.token)
  expect(first.token).toMatch(/^[\w-]{43}$/)
})
