import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { createFromEnquiry } from '../server/enquiry.ts'
import type { Tables } from '../server/tables.ts'
import { findTickets, toTicket } from '../server/ticket-rows.ts'

const now = '2026-03-02T09:00:00.000Z'
const files = { attach: async () => [], release: async () => {}, open: () => Promise.reject(new Error('not asked')) }

test('opens a ticket for an enquiry, and announces it', async () => {
  const dialect = sqliteDialect(openNodeSqlite(':memory:'))
  const platform = new Kysely<PlatformTables>({ dialect })
  const db: Db<Tables> = new Kysely({ dialect })
  onTestFinished(() => db.destroy())
  const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
  await prepareDatabase(database, platformMigrations(), await findModules(), { now: new Date(now), sample: true })

  const reported: unknown[] = []
  await createFromEnquiry(
    db,
    {
      name: 'Zoë Grünwald',
      email: 'zoe@clients.example',
      company: 'Grünwald & Co',
      subject: 'x'.repeat(300),
      text: 'Is 3 < 4?',
      language: 'en',
      assigneeId: 'u1',
    },
    {
      now,
      services: { files, readers: async () => [], workspace: async () => builtWorkspace },
      events: { announce: (...heard) => reported.push(heard), notify: () => {}, withdraw: () => {} },
    },
  )
  const { id } = await db.selectFrom('tickets').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const [ticket] = (await findTickets(db, [id])).map(toTicket)
  expect(ticket).toMatchObject({
    ticketTitle: 'x'.repeat(200),
    ticketDescription: '<p>Is 3 &#x3C; 4?</p>',
    Status: 'Open',
    requester: { name: 'Zoë Grünwald', email: 'zoe@clients.example', company: 'Grünwald & Co' },
  })
  expect(reported).toEqual([['everyone', id, 'tickets']])
})
