import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { restoreRows } from '#platform/db/audit/restore-rows.ts'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { getAbility, type Rule } from '#platform/permissions/rules.ts'
import { withRowFilters } from '#platform/server/permissions/with-row-filters.ts'
import { getReadScope } from '#platform/server/permissions/row-filters.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { write } from '#platform/server/pipeline/write.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import apis from '../api.ts'
import { invoices } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'
import { countInvoices } from './invoice-list.ts'
import type { Tables } from './tables.ts'

const now = '2031-03-15T09:00:00.000Z'
const context = { today: now.slice(0, 10), currency: builtWorkspace.currency }

const draft: InvoiceDraft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
}

async function openInvoices() {
  const db = new Kysely<Tables & PlatformTables>({ dialect: sqliteDialect(openNodeSqlite(':memory:')) })
  onTestFinished(() => db.destroy())
  const platform = db.withTables<Pick<PlatformTables, never>>()
  const database = { engine: 'sqlite' as const, db: platform, close: async () => {} }
  const modules = await findModules()
  const start = () => prepareDatabase(database, platformMigrations(), modules, { now: new Date(now), sample: true })
  await start()
  /** The stored sums, and the same computed again from all invoices. */
  async function sums() {
    const read = () =>
      sql`select * from "invoiceTotals" where "count" <> 0 order by "createdById", "status", "settled", "month", "currency"`.execute(
        db,
      )
    const { rows: storedRows } = await read()
    await db.deleteFrom('invoiceTotals').execute()
    await start()
    const { rows: rebuiltRows } = await read()
    return { storedRows, rebuiltRows }
  }
  const app = createApp(database, apis, testServices({ now: () => new Date(now) }))
  const { send } = await visitorAs(app, 'u2')
  return { db, database, sums, calls: client(invoices, { send }) }
}

test('every write keeps the stored sums equal to the sums of all invoices', async () => {
  const { db, database, sums, calls } = await openInvoices()
  const { id } = await calls.create.send({ body: { ...draft, orderDate: '2031-01-02', dueDate: '2031-05-02' } })
  const params = { id }
  const { payments } = await calls.pay.send({ params, body: { amount: 9, date: '2031-03-02' } })
  const other = await calls.duplicate.send({ params })
  await calls.edit.send({
    params: { id: other.id },
    body: { orderDate: '2031-01-02', dueDate: '2031-02-02', orders: [{ itemName: 'A', unitPrice: 40, units: 1 }] },
  })
  await calls.bulk.send({ body: { ids: [other.id, id], status: 'Shipped' } })
  const { balance } = await calls.issue.send({ params: { id: other.id } })
  await calls.pay.send({ params: { id: other.id }, body: { amount: balance, date: '2031-03-02' } })
  await calls.credit.send({ params: { id: other.id }, body: { amount: 5, reason: 'Broken', credited: 0 } })
  const first = await sums()
  expect(first.storedRows).toEqual(first.rebuiltRows)
  await calls.unpay.send({ params: { ...params, payment: payments[0]?.id ?? 0 } })
  await calls.void.send({ params, body: { reason: 'Twice' } })
  const draftId = (await calls.duplicate.send({ params })).id
  await calls.remove.send({ params: { id: draftId } })
  const second = await sums()
  expect(second.storedRows).toEqual(second.rebuiltRows)
  expect(second.storedRows).not.toEqual(first.storedRows)

  const entry = await db.selectFrom('auditEntries').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const author = { now, userId: 'u1', topic: 'audit', action: 'update' as const, requestId: 'x', private: false }
  await write(database, testServices(), apis, author, async (transaction) => {
    await restoreRows(transaction, entry.id, 'before', () => {})
    return { result: undefined, announcements: [] }
  })
  const third = await sums()
  expect(third.storedRows).toEqual(third.rebuiltRows)
  expect(third.storedRows).not.toEqual(second.storedRows)
})

test('a rule that shows users only their own invoices limits the sums to these', async () => {
  const { db } = await openInvoices()
  const ownRule: Rule = { action: ['read'], subject: 'invoices', conditions: { createdById: '$user.id' } }
  const ability = getAbility([ownRule], 'u2')
  const visibleDb = withRowFilters(db, getReadScope(ability, [invoices]).tables)
  const whole = await countInvoices(db, {}, context)
  const counts = await countInvoices(visibleDb, {}, context)
  const rows = await db
    .selectFrom('invoices')
    .select('balance')
    .where('createdById', '=', 'u2')
    .where('deletedAt', 'is', null)
    .execute()
  expect(counts.matching.count).toBe(rows.length)
  expect(Math.round(counts.matching.balance * 100)).toBe(rows.reduce((sum, { balance }) => sum + balance, 0))
  expect(counts.matching.count).toBeLessThan(whole.matching.count)
})

test('above ten thousand invoices, sums of all are exact and sums of a filter are lower bounds', async () => {
  const { db, sums } = await openInvoices()
  const columns = await sql<{ name: string }>`select "name" from pragma_table_info('invoices')`.execute(db)
  const others: Record<string, string> = { id: '1000 + "n"', number: `'N' || "n"`, token: 'null', reference: `''` }
  const columnNames = columns.rows.map(({ name }) => `"${name}"`).join()
  const values = columns.rows.map(({ name }) => others[name] ?? `"${name}"`).join()
  await sql`
    insert into "invoices" (${sql.raw(columnNames)})
    with recursive "numbers" ("n") as (select 1 union all select "n" + 1 from "numbers" where "n" < 10500)
    select ${sql.raw(values)} from "numbers" join (select * from "invoices" where "deletedAt" is null limit 1) as "one"`.execute(
    db,
  )
  await sums()
  const all = await countInvoices(db, {}, context)
  expect(all.matching.count).toBeGreaterThan(10_500)
  expect(all.isLeast).toBeUndefined()
  const counts = await countInvoices(db, { from: '2000-01-01' }, context)
  expect([counts.matching.count, counts.isLeast]).toEqual([10_001, true])
})
