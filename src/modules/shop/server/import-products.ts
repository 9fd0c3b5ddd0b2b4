import type { Db } from '#platform/db/database.ts'
import { sanitise } from '#platform/server/rich-text.ts'
import { toCents } from '#platform/money.ts'
import * as z from 'zod'
import { ImportRow, type ImportReport, ProductDraft } from '../contract.ts'
import { changedProduct } from './change-products.ts'
import { addProduct, holdProducts, type NewProduct, saveProducts, skuKey, toHundredths } from './product-rows.ts'
import type { Tables } from './tables.ts'

type Draft = z.output<typeof ProductDraft>
type Row = z.output<typeof ImportRow>
type Issue = ImportReport['rows'][number]['issues'][number]

/** A draft as it is stored first, without pictures. */
export const newProduct = (
  { pictures: _pictures, price, discount, description, ...draft }: Draft,
  now: string,
): NewProduct => ({
  ...draft,
  price: toCents(price),
  discount: toHundredths(discount),
  description: sanitise(description),
  pictures: [],
  photo: '',
  rating: 0,
  reviews: 0,
  sold: 0,
  created: now,
  updatedAt: now,
  deletedAt: null,
})

const issuesOf = ({ issues }: z.ZodError): Issue[] =>
  issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : ['']
    return keys.map((key) => ({
      path: [...issue.path, key]
        .filter((part) => part !== '')
        .map(String)
        .join('.'),
      message: issue.message,
    }))
  })

type Judged =
  | { outcome: 'updated'; id: number; changes: Row }
  | { outcome: 'created'; draft: Draft }
  | { outcome: 'refused'; issues: Issue[] }

const refusal = (path: string, message: string): Judged => ({ outcome: 'refused', issues: [{ path, message }] })

/** Says of each row what would become of it; `known` are the products by their article numbers. */
function judge(rows: readonly unknown[], known: ReadonlyMap<string, number>): Judged[] {
  const seen = new Set<string>()
  return rows.map((given) => {
    const { data, error } = ImportRow.safeParse(given)
    if (error) return { outcome: 'refused', issues: issuesOf(error) }
    const key = skuKey(data.sku ?? '')
    if (key && seen.has(key)) return refusal('sku', 'An earlier row has this article number')
    if (key) seen.add(key)
    const id = known.get(key)
    if (key && id !== undefined) return { outcome: 'updated', id, changes: data }
    const draft = ProductDraft.safeParse(data)
    return draft.data
      ? { outcome: 'created', draft: draft.data }
      : { outcome: 'refused', issues: issuesOf(draft.error) }
  })
}

const Sku = z.object({ sku: z.string() })

async function knownSkus(db: Db<Tables>, rows: readonly unknown[]) {
  const keys = rows.flatMap((row) => {
    const { data } = Sku.safeParse(row)
    return data && skuKey(data.sku) ? [skuKey(data.sku)] : []
  })
  if (keys.length === 0) return new Map<string, number>()
  const found = await db
    .selectFrom('shopProducts')
    .select(['id', 'bySku'])
    .where('bySku', 'in', keys)
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(found.map(({ id, bySku }) => [bySku, id]))
}

/** Makes or changes a product for each good row, unless `dryRun`; one bad row does not refuse the rest. */
export async function importProducts(
  db: Db<Tables>,
  { rows, dryRun, now }: { rows: readonly unknown[]; dryRun: boolean; now: string },
): Promise<ImportReport> {
  const judged = judge(rows, await knownSkus(db, rows))
  if (!dryRun) {
    const changes = new Map(
      judged.flatMap((one) => (one.outcome === 'updated' ? [[one.id, one.changes] as const] : [])),
    )
    const held = await holdProducts(db, [...changes.keys()], now)
    await saveProducts(
      db,
      held.map((row) => changedProduct(row, changes.get(row.id) ?? {}, now)),
    )
  }
  const report: ImportReport = { created: 0, updated: 0, refused: 0, rows: [] }
  for (const [row, one] of judged.entries()) {
    report[one.outcome] += 1
    const made = one.outcome === 'created' && !dryRun ? await addProduct(db, newProduct(one.draft, now)) : null
    report.rows.push({
      row,
      outcome: one.outcome,
      id: one.outcome === 'updated' ? one.id : made,
      issues: one.outcome === 'refused' ? one.issues : [],
    })
  }
  return report
}
