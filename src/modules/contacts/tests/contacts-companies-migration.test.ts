import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { type NewContact, storedRow } from '../server/contact-rows.ts'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { fields } from '../contract-fields.ts'
import type { Tables } from '../server/tables.ts'

const own = '0006-companies.sql'

/** A database of the version before companies, with contacts of these companies. */
async function withContactsOf(...companies: string[]) {
  const database = await emptyDatabase()
  const found = (await findModules()).find(({ name }) => name === 'contacts')
  if (!found) throw new Error('There are no contacts')
  const names = Object.keys(found.migrations)
  const key = names.find((name) => name.startsWith(own.replace('.sql', ''))) ?? own
  const earlier = Object.fromEntries(Object.entries(found.migrations).filter(([name]) => name !== key))
  const before = [{ name: found.name, migrations: earlier }]
  const now = new Date('2031-01-02T03:04:05.000Z')
  await prepareDatabase(database, platformMigrations(), before, { now, sample: true })
  const db = database.db.withTables<Pick<Tables, keyof Tables>>()
  const rows = companies.map((company, index): NewContact => ({
    ...createDefaultValues(fields),
    uid: `${index}`,
    firstname: `Person ${index}`,
    company,
    ownerId: index === 0 ? 'u2' : 'u1',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    deletedAt: index === 1 ? now.toISOString() : null,
  }))
  await db.insertInto('contacts').values(rows.map(storedRow)).execute()
  await migrate(database, { contacts: found.migrations }, now.toISOString())
  return db
}

test('the migration makes a company for each name, regardless of case and accents, as the first contact spells it', async () => {
  const db = await withContactsOf('Brightwater', 'Trashed', '', 'BRIGHTWATER', 'Öz Kaya', 'oz kaya', '!!!')
  const companies = await db
    .selectFrom('contactsCompanies')
    .select(['name', 'ownerId', 'byName'])
    .orderBy('id')
    .execute()
  expect(companies).toEqual([
    { name: 'Brightwater', ownerId: 'u2', byName: 'brightwater' },
    { name: 'Trashed', ownerId: 'u1', byName: 'trashed' },
    { name: 'Öz Kaya', ownerId: 'u1', byName: 'oz kaya' },
    { name: '!!!', ownerId: 'u1', byName: '!!!' },
  ])
  const contacts = await db.selectFrom('contacts').select('company').orderBy('id').execute()
  expect(contacts.map(({ company }) => company)).toEqual([
    'Brightwater',
    'Trashed',
    '',
    'Brightwater',
    'Öz Kaya',
    'Öz Kaya',
    '!!!',
  ])
})

test('the migration of contacts without companies makes none', async () => {
  const db = await withContactsOf('', '')
  expect(await db.selectFrom('contactsCompanies').selectAll().execute()).toEqual([])
})

test('the migration finds companies by their index in PostgreSQL, for each contact', async () => {
  const db = await withContactsOf('Brightwater')
  if (process.env['ATRIUM_TEST_RUNTIME'] !== 'postgres') return
  const statements = readFileSync(new URL(`../migrations/${own}`, import.meta.url), 'utf8').split(';')
  const update = statements.find((statement) => /^\s*(--.*\s+)*update/.test(statement)) ?? ''
  const plan = await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    return sql<Record<string, string>>`explain ${sql.raw(update)}`.execute(transaction)
  })
  const text = plan.rows.flatMap(Object.values).join('\n')
  expect(text).toContain('on contacts')
  expect(text).not.toMatch(/Seq Scan on "contactsCompanies"/)
})
