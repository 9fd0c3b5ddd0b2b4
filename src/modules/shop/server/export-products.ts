import type { ExportedFile } from '#platform/contract.ts'
import { csvHead, csvLines } from '#platform/text/csv.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { toCell } from '#platform/fields/field-cells.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { exportRecords } from '#platform/server/records/export-records.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import type { Product, ProductList } from '../contract.ts'
import { isHtml } from '../description-cell.ts'
import { genericFields } from '../generic-fields.ts'
import { productColumns, toProduct } from './product-rows.ts'
import { readProductIdBatches } from './product-list.ts'
import type { NamedQuery } from './product-filters.ts'
import type { Tables } from './tables.ts'

type GetSku = (id: number | null) => string

/** Cells that differ from the field's value; lists are separated by spaces. */
const cells: Readonly<Record<string, (product: Product, getSku: GetSku) => string>> = {
  variantOf: ({ variantOf }, getSku) => getSku(variantOf),
  price: ({ price }) => price.toFixed(2),
  salesPrice: ({ salesPrice }) => salesPrice.toFixed(2),
  category: ({ category }) => category.join(' '),
  colors: ({ colors }) => colors.join(' '),
  // With its formatting, which an import of the file would otherwise remove.
  description: ({ description }) => (isHtml(description) ? description : plainText(description)),
}

/** The columns of the file, named like the fields so that an import recognises them. */
const columns = [
  'sku',
  'variantOf',
  'title',
  'price',
  'discount',
  'salesPrice',
  'category',
  'gender',
  'qty',
  'colors',
  'color',
  'size',
  'status',
  'related',
  ...listNames(genericFields),
  'description',
] as const satisfies (keyof Product)[]

/** The article numbers of main products, to which variants refer. */
async function readSkus(db: Db<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db.selectFrom('shopProducts').select(['id', 'sku']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}

/** The whole result of a list as a file. */
export async function exportProducts(
  db: Db<Tables>,
  query: Omit<ProductList, 'page' | 'limit' | 'at'> & NamedQuery,
  { seesAll, now }: { seesAll: boolean; now: string },
): Promise<ExportedFile> {
  return exportRecords({
    name: 'products',
    now,
    ids: await readProductIdBatches(db, query, { seesAll }),
    find: async (ids) => {
      const rows = await db.selectFrom('shopProducts').select(productColumns).where('id', 'in', ids).execute()
      return rows.map(toProduct)
    },
    head: csvHead(columns),
    async write(products) {
      const mains = products.flatMap(({ variantOf }) => variantOf ?? [])
      const skus = await readSkus(db, mains)
      const getSku: GetSku = (id) => (id === null ? '' : (skus.get(id) ?? ''))
      const getCell = (product: Product, name: (typeof columns)[number]) =>
        cells[name]?.(product, getSku) ?? toCell(product[name])
      return csvLines(products.map((product) => columns.map((name) => getCell(product, name))))
    },
  })
}
