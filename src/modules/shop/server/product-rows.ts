import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { fromColumns, inJson } from '#platform/db/queries/amount-columns.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { batches } from '#platform/records/batches.ts'
import { searchedChoices, searchedTexts } from '#platform/server/search/choices/searched-choices.ts'
import { fold } from '#platform/text/fold.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import { fromCents, computePercent } from '#platform/numbers/money.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import { type Product, shop } from '../contract.ts'
import { categories, colors } from '../contract-fields.ts'
import { fields, productFields } from '../contract-product.ts'
import type { Tables } from './tables.ts'

const copies = ['search', 'byTitle', 'bySku', 'categoryBits', 'colorBits'] as const

/** A product as read, without the columns for search, sorting and filters. Prices are in cents. */
export type ProductRow = Omit<Selectable<Tables['shopProducts']>, (typeof copies)[number]>

/** Sums of a main product for its whole family; of any other row for itself. */
type Sums = Pick<ProductRow, 'variantCount' | 'familyQty' | 'lowestPrice' | 'highestPrice'>

/** A product before it is inserted; the sales price follows from price and discount. */
export type NewProduct = Omit<ProductRow, 'id' | 'salesPrice' | keyof Sums>

export const productColumns = [
  'id',
  ...listNames(fields),
  'salesPrice',
  'rating',
  'reviews',
  'photo',
  'pictures',
  'created',
  'description',
  'sold',
  'updatedAt',
  'deletedAt',
  'variantOf',
  'variantCount',
  'familyQty',
  'lowestPrice',
  'highestPrice',
] as const satisfies (keyof ProductRow)[]

/** Discounts are stored in hundredths of a percent. */
export const toHundredths = (percent: number) => Math.round(percent * 100)
export const fromHundredths = (hundredths: number) => hundredths / 100

/** The price of a piece after the discount, in cents. */
export const getSalesPrice = ({ price, discount }: Pick<NewProduct, 'price' | 'discount'>) =>
  price - computePercent(price, fromHundredths(discount))

/** The path of a product's first picture. */
export const getPhoto = ({ id, photo, pictures: [first] }: Pick<ProductRow, 'id' | 'photo' | 'pictures'>) =>
  first ? `${shop.base}/ProductsData/${id}/pictures/${first.id}` : photo

export const toProduct = ({ sold: _sold, deletedAt, ...row }: ProductRow): Product => ({
  ...fromColumns(fields, row),
  discount: fromHundredths(row.discount),
  salesPrice: fromCents(row.salesPrice),
  lowestPrice: fromCents(row.lowestPrice),
  highestPrice: fromCents(row.highestPrice),
  stock: row.qty > 0,
  photo: getPhoto(row),
  description: SafeHtml.parse(row.description),
  deleted: deletedAt !== null,
})

export const createNotFound = (id: number) => notFound(`Product ${id} not found`)

export async function findProduct(db: Db<Tables>, id: number): Promise<ProductRow> {
  const row = await db.selectFrom('shopProducts').select(productColumns).where('id', '=', id).executeTakeFirst()
  if (!row) throw createNotFound(id)
  return row
}

/** One bit for each chosen item of a list. */
export const toBits = <Choice extends string>(choices: readonly Choice[], taken: readonly Choice[]) =>
  choices.reduce((bits, choice, index) => (taken.includes(choice) ? bits | (1 << index) : bits), 0)

export const normaliseSku = (sku: string) => fold(sku.trim())

/** The sums of a row without variants. */
export function getSumsWithoutVariants(product: Pick<NewProduct, 'price' | 'discount' | 'qty'>): Sums {
  const salesPrice = getSalesPrice(product)
  return { variantCount: 0, familyQty: product.qty, lowestPrice: salesPrice, highestPrice: salesPrice }
}

export const searchedNames = searchedTexts(productFields)

/** The fields whose choices a list finds by their names. */
export const productChoices = searchedChoices(
  { ...productFields, category: { ...productFields.category, isSearched: true } },
  { category: 'product.categories', gender: 'product.genders', status: 'product.statuses' },
)

/** The row as stored, with the columns for search, sorting and filters. */
export const toProductRow = (product: NewProduct, sums: Sums = getSumsWithoutVariants(product)) => {
  const category = [...new Set(product.category)]
  const texts = searchedNames.map((name) => product[name])
  return {
    ...inJson({ ...product, ...sums, category, colors: [...new Set(product.colors)] }),
    salesPrice: getSalesPrice(product),
    search: fold(...texts, ...category, plainText(product.description).slice(0, 10_000)),
    byTitle: fold(product.title),
    bySku: normaliseSku(product.sku),
    categoryBits: toBits(categories, category),
    colorBits: toBits(colors, product.colors),
  } satisfies Insertable<Tables['shopProducts']>
}

const isTaken = (error: unknown) => error instanceof Error && error.message.includes('shopProductsSku')

/** Rejects an article number that differs from another one only in case or accents; the trash is ignored. */
const rejectDuplicateSku = <Result>(write: Promise<Result>) =>
  write.catch((error: unknown) => {
    if (isTaken(error) || (error instanceof Error && /UNIQUE.*bySku/.test(error.message)))
      throw refused('sku', 'Another product has this article number')
    throw error
  })

export async function addProduct(db: Db<Tables>, product: NewProduct): Promise<number> {
  const { id } = await rejectDuplicateSku(
    db.insertInto('shopProducts').values(toProductRow(product)).returning('id').executeTakeFirstOrThrow(),
  )
  return id
}

// Below the number of variables in a statement on both databases.
const rowsAtOnce = 500

/** Writes products whose families `lockFamilies` has locked. */
export async function saveProducts(db: Db<Tables>, rows: readonly ProductRow[]) {
  const written = productColumns.filter((column) => column !== 'id')
  const overwrite = Object.fromEntries(
    [...written, ...copies].map((name) => [name, sql<never>`excluded.${sql.ref(name)}`]),
  )
  for (const batch of batches(rows, rowsAtOnce)) {
    const values = batch.map((row) => ({ ...toProductRow(row, row), id: row.id }))
    await rejectDuplicateSku(
      db
        .insertInto('shopProducts')
        .values(values)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(overwrite))
        .execute(),
    )
  }
}
