import type { ExportedFile } from '#platform/contract.ts'
import { csvHead, csvLines } from '#platform/text/csv.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { exportRecords } from '#platform/server/records/export-records.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import type { Product, ProductList } from '../contract.ts'
import { productColumns, toProduct } from './product-rows.ts'
import { idsOfProducts } from './product-list.ts'
import type { Tables } from './tables.ts'

/** The columns of the file, called like the fields so that an import understands them; lists are separated by a space. */
const cells = {
  sku: ({ sku }) => sku,
  variantOf: ({ variantOf }, skuOf) => skuOf(variantOf),
  title: ({ title }) => title,
  price: ({ price }) => price.toFixed(2),
  discount: ({ discount }) => String(discount),
  salesPrice: ({ salesPrice }) => salesPrice.toFixed(2),
  category: ({ category }) => category.join(' '),
  gender: ({ gender }) => gender,
  qty: ({ qty }) => String(qty),
  colors: ({ colors }) => colors.join(' '),
  color: ({ color }) => color ?? '',
  size: ({ size }) => size,
  status: ({ status }) => status,
  related: ({ related }) => String(related),
  description: ({ description }) => plainText(description),
} as const satisfies Record<string, (product: Product, skuOf: (id: number | null) => string) => string>

/** The article numbers by which variants name their main products. */
async function skusOf(db: Db<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db.selectFrom('shopProducts').select(['id', 'sku']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}

/** The whole result of a list as a file. */
export async function exportProducts(
  db: Db<Tables>,
  query: Omit<ProductList, 'page' | 'limit' | 'at'>,
  { seesAll, now }: { seesAll: boolean; now: string },
): Promise<ExportedFile> {
  return exportRecords({
    name: 'products',
    now,
    ids: await idsOfProducts(db, query, { seesAll }),
    find: async (ids) => {
      const rows = await db.selectFrom('shopProducts').select(productColumns).where('id', 'in', ids).execute()
      return rows.map(toProduct)
    },
    head: csvHead(Object.keys(cells)),
    async write(products) {
      const mains = products.flatMap(({ variantOf }) => variantOf ?? [])
      const skus = await skusOf(db, mains)
      const skuOf = (id: number | null) => (id === null ? '' : (skus.get(id) ?? ''))
      return csvLines(products.map((product) => Object.values(cells).map((cell) => cell(product, skuOf))))
    },
  })
}
