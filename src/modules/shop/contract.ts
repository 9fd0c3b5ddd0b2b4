import * as z from 'zod'
import { contract, del, file, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { namesWith } from '#platform/fields/descriptions.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { categories, colors, genders, Id, maxPieces, PriceRange, productStatuses, text } from './contract-fields.ts'
import {
  ChangedProduct,
  Product,
  ProductChanges,
  ProductDraft,
  productFields,
  SharedChanges,
} from './contract-product.ts'

export { ImportRow, Product, ProductChanges, ProductDraft, SharedChanges, VariantChange } from './contract-product.ts'

export const ProductList = listQuery(Product, {
  search: [...namesWith(productFields, 'isSearched'), 'description', 'category'],
  filter: ['status', 'deleted', 'stock'],
  // `sold` is the number of pieces sold so far.
  sort: ['-created', 'title', 'price', 'salesPrice', 'discount', 'qty', 'rating', 'sku', 'status', 'updatedAt', 'sold'],
  extra: {
    category: z.array(z.enum(categories)).max(categories.length).optional().describe('Any of these categories'),
    color: z.array(z.enum(colors)).max(colors.length).optional().describe('Any of these colours'),
    gender: z.array(z.enum(genders)).max(genders.length).optional().describe('Any of these values'),
    price: z.array(PriceRange).max(PriceRange.options.length).optional().describe('Sales price in any of these ranges'),
    rating: z.int().min(1).max(5).optional().describe('At least this number of stars'),
    low: z.int().min(0).max(maxPieces).optional().describe('At most this number of pieces left'),
    ids: z.array(Id).max(1000).optional().describe('Only these products'),
    main: z.boolean().optional().describe('Only main products, with stock and prices of the whole family'),
  },
})
export type ProductList = z.output<typeof ProductList>

const Filters = ProductList.omit({ sort: true, page: true, limit: true, at: true })
export type Filters = z.output<typeof Filters>

/** Number of products for each choice, with all other filters applied. */
export const Facets = z.object({
  /** Only the newest products were counted, so that all numbers are minimums. */
  isLeast: z.boolean(),
  total: z.int(),
  category: z.record(z.enum(categories), z.int()),
  color: z.record(z.enum(colors), z.int()),
  gender: z.record(z.enum(genders), z.int()),
  price: z.record(PriceRange, z.int()),
  /** With at least this number of stars. */
  rating: z.record(z.enum(['1', '2', '3', '4', '5']), z.int()),
  status: z.record(z.enum(productStatuses), z.int()),
  /** In stock, and sold out. */
  stock: z.record(z.enum(['true', 'false']), z.int()),
})
export type Facets = z.infer<typeof Facets>

export const Suggestion = Product.pick({
  id: true,
  title: true,
  photo: true,
  price: true,
  salesPrice: true,
  lowestPrice: true,
  highestPrice: true,
})
export type Suggestion = z.infer<typeof Suggestion>

const Ids = z.array(Id).min(1).max(1000)

export const BulkChange = z.strictObject({
  ids: Ids,
  /** Changes each price by this percentage. */
  pricePercent: z.number().min(-90).max(900).multipleOf(0.01).optional(),
  changes: SharedChanges.default({}),
})

/**
 * The changed products, and the previous values of the changed fields: `editEach` with these rows undoes the change,
 * except where a field was changed again. `kept` are products of which something was left as it is for that reason.
 */
export const BulkReport = z.object({
  changed: z.array(z.int()),
  before: z.array(ChangedProduct),
  kept: z.array(z.int()),
})
export type BulkReport = z.infer<typeof BulkReport>

/** The result for each row, also of a dry run; `row` counts from 0 within the call. */
export const ImportReport = z.object({
  created: z.int(),
  updated: z.int(),
  /** Rows that name a product and say nothing new about it. */
  unchanged: z.int(),
  refused: z.int(),
  rows: z.array(
    z.object({
      row: z.int(),
      outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
      /** The product; null if it does not exist yet. */
      id: z.int().nullable(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  ),
})
export type ImportReport = z.infer<typeof ImportReport>

// The path `/ProductsData` is fixed: existing clients call it. Further endpoints are REST.
export const shop = contract(
  'shop',
  '/api/data/eCommerce',
  {
    list: get('/ProductsData', {
      query: ProductList,
      returns: z.array(Product),
      summary: 'Products; without `deleted`, those that are not in the trash',
    }),
    facets: get('/facets', { query: Filters, returns: Facets, summary: 'Number of products per filter' }),
    ids: get('/ids', {
      query: Filters,
      returns: z.array(z.int()),
      action: 'update',
      summary: 'Ids of all results of a list, for bulk changes',
    }),
    suggest: get('/suggest', {
      query: z.strictObject({ q: text(200) }),
      returns: z.array(Suggestion),
      summary: 'Up to eight suggestions, the best first',
    }),
    show: get('/ProductsData/:id', { returns: Product }),
    family: get('/ProductsData/:id/family', {
      returns: z.array(Product),
      summary: 'The main product, followed by its variants',
    }),
    related: get('/ProductsData/:id/related', {
      returns: z.array(Product),
      summary: 'Up to six other products of its categories, those marked as related first',
    }),
    picture: get('/ProductsData/:id/pictures/:file', {
      params: z.strictObject({ id: z.coerce.number<number>().pipe(Id), file: FileId }),
      returns: file('image/*'),
    }),
    create: post('/ProductsData', { body: ProductDraft, returns: Product, status: 201 }),
    edit: patch('/ProductsData/:id', {
      body: ProductChanges,
      returns: Product,
      mergesFields: true,
      summary:
        'Changes a product and rows of its family; the stock changes by `addQty` or, with an earlier `qty` in `base`, by the difference',
    }),
    remove: del('/ProductsData/:id', {
      summary: 'Moves a product with its variants to the trash; `deleted: false` restores it',
    }),
    bulk: post('/bulk', {
      body: BulkChange,
      returns: BulkReport,
      action: 'update',
      summary: 'Makes the same change to several products, all or none',
    }),
    editEach: post('/each', {
      body: z.strictObject({ products: z.array(ChangedProduct).min(1).max(1000) }),
      returns: BulkReport,
      action: 'update',
      summary:
        'Makes a different change to each of several products, except to fields that differ from `base`; undoes `bulk`',
    }),
    import: post('/import', {
      body: z.strictObject({
        // Rows are validated separately, so that an invalid one does not reject the others.
        rows: z.array(z.record(z.string(), z.json())).min(1).max(1000),
        dryRun: z.boolean().default(false),
      }),
      returns: ImportReport,
      transaction: 'manual',
      summary:
        'Creates or, by their `sku`, changes up to 1,000 products; with `dryRun` reports the result without writing',
    }),
    export: get('/export', {
      query: ProductList.omit({ page: true, limit: true, at: true }),
      returns: file('text/csv'),
      exports: true,
      summary: 'Exports the whole result of a list as a file that `import` accepts',
    }),
  },
  {
    notices: ['lowStock', 'soldOut'],
    grants: { manager: readWrite, agent: readOnly, viewer: readOnly },
    touches: ['shop-cart'],
    uncountedReads: 'Products contain no personal data',
  },
)
