import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#platform/db/engines/database.ts'
import type { Load } from './shop-load.ts'

const count = async ({ db }: Database, query: string) => {
  const { rows } = await sql<{ n: number }>`${sql.raw(query)}`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

const bought = (products: readonly number[]) =>
  `"id" in (select "orderId" from "shopOrderLines" where "productId" in (${products.join(', ')}))`
const recordId = `cast(o."id" as text)`
const number = (expression: string) => `select count(*) as n from ${expression}`

/** Queries for partial writes to several tables, of the tables of this project; each has to find nothing. */
const halves = ({ products, stock }: Load, tables: ReadonlySet<string>): Readonly<Record<string, string>> => {
  const orders = `"shopOrders" as o where o.${bought(products)}`
  return {
    'orders whose lines do not make up their pieces': number(
      `${orders} and o."pieces" <> (select sum("qty") from "shopOrderLines" where "orderId" = o."id")`,
    ),
    'orders without the one step of being placed': number(
      `${orders} and 1 <> (select count(*) from "shopOrderSteps" where "orderId" = o."id")`,
    ),
    'orders without exactly one audit entry': number(
      `${orders} and 1 <> (select count(*) from "auditEntries" where "topic" = 'shop-orders' and "endpoint" = 'place' and "recordId" = ${recordId})`,
    ),
    'orders whose audit entry names not all its rows': number(
      `${orders} and not exists (select 1 from "auditEntries" as e where e."topic" = 'shop-orders' and e."recordId" = ${recordId} and e."rowCount" = (select count(*) from "auditRows" where "entryId" = e."id") and (select count(*) from "auditRows" where "entryId" = e."id" and "table" = 'shopOrderLines') = (select count(*) from "shopOrderLines" where "orderId" = o."id"))`,
    ),
    'orders that no change was announced of': number(
      `${orders} and 0 = (select count(*) from "changes" where "topic" = 'shop-orders' and "action" = 'create' and "recordId" = ${recordId})`,
    ),
    'orders that cannot be found': number(
      `${orders} and 1 <> (select count(*) from "searchEntries" where "topic" = 'shop-orders' and "recordId" = ${recordId})`,
    ),
    ...(tables.has('notifications') && {
      'orders that nobody was told of': number(
        `${orders} and 0 = (select count(*) from "notifications" where "topic" = 'shop-orders' and "kind" = 'placed' and "recordId" = ${recordId})`,
      ),
    }),
    ...(tables.has('invoiceCreditNotes') && {
      'orders without exactly one invoice over their total': number(
        `${orders} and 1 <> (select count(*) from "invoices" where "reference" = 'order ' || cast(o."number" as text) and "grandTotal" = o."total")`,
      ),
      'gaps between numbers of invoices': `select sum("last") - (select count(*) from "invoices" where "number" <> '') - (select count(*) from "invoiceCreditNotes") as n from "invoiceSeries"`,
    }),
    'audit entries of orders that are not there': number(
      `"auditEntries" as e where e."topic" = 'shop-orders' and e."endpoint" = 'place' and not exists (select 1 from "shopOrders" as o where ${recordId} = e."recordId")`,
    ),
    'search entries of orders that are not there': number(
      `"searchEntries" as e where e."topic" = 'shop-orders' and not exists (select 1 from "shopOrders" as o where ${recordId} = e."recordId")`,
    ),
    'products whose stock is not what was not sold': number(
      `"shopProducts" as p where p."id" in (${products.join(', ')}) and p."qty" <> ${stock} - (select coalesce(sum("qty"), 0) from "shopOrderLines" where "productId" = p."id")`,
    ),
    'products sold another number of times': number(
      `"shopProducts" as p where p."id" in (${products.join(', ')}) and p."sold" <> (select coalesce(sum("qty"), 0) from "shopOrderLines" where "productId" = p."id")`,
    ),
    'gaps between order numbers': `select max("number") - min("number") + 1 - count(*) as n from "shopOrders"`,
    'orders with the same number or key': `select count(*) - count(distinct "number") as n from "shopOrders"`,
  }
}

/** All partial writes, by name and number. */
export async function halfWritten(database: Database, load: Load) {
  const tables = new Set((await database.db.introspection.getTables()).map(({ name }) => name))
  const problems: Record<string, number> = {}
  for (const [name, query] of Object.entries(halves(load, tables))) {
    const n = await count(database, query)
    if (n !== 0) problems[name] = n
  }
  return problems
}

/** The files whose row has no bytes or other bytes than were sent; bytes without a row are waste, and allowed. */
export async function brokenFiles({ db }: Database, folder: string, { files }: Load) {
  const rows = await db.selectFrom('files').select(['id', 'size', 'name']).where('name', 'like', 'trial-%').execute()
  mkdirSync(folder, { recursive: true })
  const stored = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, join(entry.parentPath, entry.name)]),
  )
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const broken = rows.filter(({ id, size }) => {
    const storedPath = stored.get(id)
    return storedPath === undefined || readFileSync(storedPath).byteLength !== size
  })
  const other = [...files].filter(([id, bytes]) => {
    const storedPath = stored.get(id)
    return !rowById.has(id) || storedPath === undefined || !readFileSync(storedPath).equals(bytes)
  })
  return {
    broken: broken.length,
    other: other.length,
    waste: [...stored.keys()].filter((id) => !rowById.has(id)).length,
  }
}

/** The engine's own check of its files; `ok` without errors. */
export async function integrity(database: Database) {
  if (database.engine === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db)
    const { rows: keys } = await sql`pragma foreign_key_check`.execute(database.db)
    return rows[0]?.integrity_check === 'ok' && keys.length > 0
      ? `${keys.length} broken references`
      : rows[0]?.integrity_check
  }
  const { rows: offered } = await sql<{ n: number }>`
    select count(*) as n from pg_available_extensions where name = 'amcheck'`.execute(database.db)
  if (Number(offered[0]?.n) === 0) return 'ok (amcheck is not installed)'
  await sql`create extension if not exists amcheck`.execute(database.db)
  await sql`
    select bt_index_check(index => c.oid, heapallindexed => true)
    from pg_index as i join pg_class as c on c.oid = i.indexrelid join pg_am as a on a.oid = c.relam
    where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace and i.indisvalid`.execute(database.db)
  return 'ok'
}
