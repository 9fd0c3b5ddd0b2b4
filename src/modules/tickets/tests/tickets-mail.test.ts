import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import type { User } from '#platform/server/pipeline/call.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { addComment } from '../server/comments.ts'
import type { Tables } from '../server/tables.ts'
import { findTicket } from '../server/ticket-rows.ts'

const now = '2026-03-02T09:00:00.000Z'
const user: User = {
  id: 'u3',
  name: 'Amina Haddad',
  email: 'amina.haddad@larkmoor.example',
  role: 'agent',
  roleName: null,
  jobTitle: '',
  avatar: '',
}
const files = { attach: async () => [], release: async () => {}, open: () => Promise.reject(new Error('not asked')) }

/** The sample's tickets, and the mails sent by new comments. */
async function opened() {
  const dialect = sqliteDialect(openNodeSqlite(':memory:'))
  const platform = new Kysely<PlatformTables>({ dialect })
  const db: Db<Tables> = new Kysely({ dialect })
  onTestFinished(() => db.destroy())
  const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
  await prepareDatabase(database, platformMigrations(), await findModules(), { now: new Date(now), sample: true })
  const sent: Mail[] = []
  const mail = { send: async (message: Mail) => void sent.push(message) }
  return {
    sent,
    async write(kind: 'reply' | 'note', html: string, as: User = user) {
      const row = await findTicket(db, 1)
      const call = {
        user: as,
        now,
        services: { files, mail, readers: async () => [], workspace: async () => builtWorkspace },
        events: { notify() {}, withdraw() {} },
      }
      await addComment(db, { ...call, row, draft: { kind, html: trustedHtml(html), attachments: [] } })
      return row
    },
    asRequester: async () => {
      await db.updateTable('tickets').set({ requesterUserId: 'u3' }).where('id', '=', 1).execute()
    },
  }
}

test('mails a sanitised public reply to the requester, with its author as sender', async () => {
  const { sent, write } = await opened()
  const row = await write('reply', '<p onclick="x()">Hello</p><script>x</script>')
  expect(sent).toEqual([
    {
      to: [{ name: row.requesterName, email: row.requesterEmail }],
      from: { name: 'Amina Haddad', email: 'amina.haddad@larkmoor.example' },
      subject: `Re: ${row.ticketTitle} [#1]`,
      html: '<p>Hello</p>',
      attachments: [],
    },
  ])
})

test('mails neither internal notes nor the requester’s own replies', async () => {
  const { sent, write, asRequester } = await opened()
  await write('note', '<p>Between us</p>')
  await asRequester()
  await write('reply', '<p>Still broken</p>')
  expect(sent).toEqual([])
})
