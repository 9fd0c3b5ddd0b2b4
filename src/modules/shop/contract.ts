import * as z from 'zod'
import { Amount } from '#platform/amount.ts'
import { contract, del, file, get, listQuery, patch, post, readWrite } from '#platform/contract.ts'
import { FileId, StoredFile } from '#platform/file.ts'
import { HtmlDraft, SafeHtml } from '#platform/rich-text.ts'
import {
  categories,
  colors,
  genders,
  Id,
  moment,
  mostPieces,
  mostPictures,
  PriceBand,
  text,
} from './contract-fields.ts'

export const Product = z.object({
  id: z.int(),
  title: z.string(),
  /** Before the discount. */
  price: Amount,
  /** In percent. */
  discount: z.number(),
  /** What is paid: the price less the discount. */
  salesPrice: Amount,
  /** Shown among the related products of others of its category. */
  related: z.boolean(),
  category: z.array(z.enum(categories)),
  gender: z.enum(genders),
  /** The average of its reviews, 0 to 5; 0 without any. */
  rating: z.number(),
  reviews: z.int(),
  /** Whether there is any left. */
  stock: z.boolean(),
  qty: z.int(),
  colors: z.array(z.enum(colors)),
  /** Where its first picture is: a path of this site, or of this API where it was uploaded; empty without one. */
  photo: z.string(),
  /** Uploaded pictures, of which `photo` is the first; without any it is the one that the product came with. */
  pictures: z.array(StoredFile),
  created: moment,
  description: SafeHtml,
  sku: z.string(),
  /** A draft is seen by those who may change products alone, and cannot be bought. */
  status: z.enum(['active', 'draft']),
  updatedAt: moment,
  deleted: z.boolean(),
})
export type Product = z.infer<typeof Product>

const fields = {
  title: text(120).min(1),
  price: Amount,
  discount: z.number().min(0).max(90).multipleOf(0.01),
  related: z.boolean(),
  category: z.array(z.enum(categories)).min(1).max(categories.length),
  gender: z.enum(genders),
  qty: z.int().min(0).max(mostPieces),
  colors: z.array(z.enum(colors)).max(colors.length),
  description: HtmlDraft,
  sku: text(40),
  status: z.enum(['active', 'draft']),
  /** Uploads, or pictures that the product has already, in the order in which they are shown. */
  pictures: z.array(FileId).max(mostPictures),
}

export const ProductDraft = z.strictObject({
  ...fields,
  discount: fields.discount.default(0),
  related: fields.related.default(false),
  qty: fields.qty.default(0),
  colors: fields.colors.default([]),
  description: fields.description.default(''),
  sku: fields.sku.default(''),
  status: fields.status.default('active'),
  pictures: fields.pictures.default([]),
})
export type ProductDraft = z.input<typeof ProductDraft>

/** An empty `photo` takes away the picture that the product came with. */
export const ProductChanges = z.strictObject({ ...fields, photo: z.literal(''), deleted: z.boolean() }).partial()
export type ProductChanges = z.input<typeof ProductChanges>

/** `sold` is how many pieces were bought so far. */
export const productSorts = [
  '-created',
  'title',
  'price',
  'salesPrice',
  'discount',
  'qty',
  'rating',
  'sku',
  'status',
  'updatedAt',
  'sold',
] as const

export const ProductList = listQuery(Product, {
  search: ['title', 'sku', 'description', 'category'],
  filter: ['status', 'deleted', 'stock'],
  sort: productSorts,
  extra: {
    category: z.array(z.enum(categories)).max(categories.length).optional().describe('Any of these categories'),
    color: z.array(z.enum(colors)).max(colors.length).optional().describe('Any of these colours'),
    gender: z.array(z.enum(genders)).max(genders.length).optional().describe('Any of these'),
    price: z.array(PriceBand).max(PriceBand.options.length).optional().describe('What is paid, in any of these bands'),
    rating: z.int().min(1).max(5).optional().describe('At least so many stars'),
    low: z.int().min(0).max(mostPieces).optional().describe('At most so many pieces left'),
    ids: z.array(Id).max(1000).optional().describe('Only these products'),
  },
})
export type ProductList = z.output<typeof ProductList>

const Filters = ProductList.omit({ sort: true, page: true, limit: true })
export type Filters = z.output<typeof Filters>

/** How many products each choice would show, the other filters as they are. */
export const Facets = z.object({
  total: z.int(),
  category: z.record(z.enum(categories), z.int()),
  color: z.record(z.enum(colors), z.int()),
  gender: z.record(z.enum(genders), z.int()),
  price: z.record(PriceBand, z.int()),
  /** With at least so many stars. */
  rating: z.record(z.enum(['1', '2', '3', '4', '5']), z.int()),
  status: z.record(z.enum(['active', 'draft']), z.int()),
  /** Those of which there are some left, and those of which there are none. */
  stock: z.record(z.enum(['true', 'false']), z.int()),
})
export type Facets = z.infer<typeof Facets>

export const Suggestion = Product.pick({ id: true, title: true, photo: true, price: true, salesPrice: true })
export type Suggestion = z.infer<typeof Suggestion>

const Ids = z.array(Id).min(1).max(1000)

/** What one change may do to many. */
export const SharedChanges = ProductChanges.pick({
  price: true,
  discount: true,
  related: true,
  category: true,
  gender: true,
  qty: true,
  status: true,
  deleted: true,
})
export type SharedChanges = z.input<typeof SharedChanges>

export const BulkChange = z.strictObject({
  ids: Ids,
  /** Raises or lowers every price by so many percent. */
  pricePercent: z.number().min(-90).max(900).multipleOf(0.01).optional(),
  changes: SharedChanges.default({}),
})

const ChangedProduct = z.strictObject({ id: Id, changes: SharedChanges })

/** What was changed, and what the changed fields were before: `editEach` with these rows undoes it. */
export const BulkReport = z.object({ changed: z.array(z.int()), before: z.array(ChangedProduct) })
export type BulkReport = z.infer<typeof BulkReport>

/** A row of an import as the API wants it; a product that has its `sku` already is changed, another is made. */
export const ImportRow = z.strictObject(fields).omit({ pictures: true }).partial().extend({ title: fields.title })
export type ImportRow = z.input<typeof ImportRow>

/** What happened, or with `dryRun` would happen, to each row; `row` counts from 0 within the call. */
export const ImportReport = z.object({
  created: z.int(),
  updated: z.int(),
  refused: z.int(),
  rows: z.array(
    z.object({
      row: z.int(),
      outcome: z.enum(['created', 'updated', 'refused']),
      /** The product; null where there is none yet. */
      id: z.int().nullable(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  ),
})
export type ImportReport = z.infer<typeof ImportReport>

// The path of C7 and, for what it has no call for, REST beside it (C27).
export const shop = contract(
  'shop',
  '/api/data/eCommerce',
  {
    list: get('/ProductsData', {
      query: ProductList,
      returns: z.array(Product),
      summary: 'Products; without `deleted`, those that are not in the trash',
    }),
    facets: get('/facets', { query: Filters, returns: Facets, summary: 'How many products each filter would show' }),
    ids: get('/ids', {
      query: Filters,
      returns: z.array(z.int()),
      action: 'update',
      summary: 'The ids of everything that a list finds, to change it',
    }),
    suggest: get('/suggest', {
      query: z.strictObject({ q: text(200) }),
      returns: z.array(Suggestion),
      summary: 'The best eight for what was typed so far',
    }),
    show: get('/ProductsData/:id', { returns: Product }),
    related: get('/ProductsData/:id/related', {
      returns: z.array(Product),
      summary: 'Up to six others of its categories, those marked as related first',
    }),
    picture: get('/ProductsData/:id/pictures/:file', {
      params: z.strictObject({ id: z.coerce.number<number>().pipe(Id), file: FileId }),
      returns: file('image/*'),
    }),
    create: post('/ProductsData', { body: ProductDraft, returns: Product, status: 201 }),
    edit: patch('/ProductsData/:id', { body: ProductChanges, returns: Product }),
    remove: del('/ProductsData/:id', { summary: 'Moves a product to the trash; `deleted: false` brings it back' }),
    bulk: post('/bulk', {
      body: BulkChange,
      returns: BulkReport,
      action: 'update',
      summary: 'Changes many products alike, all or none',
    }),
    editEach: post('/each', {
      body: z.strictObject({ products: z.array(ChangedProduct).min(1).max(1000) }),
      returns: BulkReport,
      action: 'update',
      summary: 'Changes many products, each in its own way, all or none; undoes `bulk`',
    }),
    import: post('/import', {
      body: z.strictObject({
        // Each row is judged by itself, so that one bad row does not refuse the rest.
        rows: z.array(z.record(z.string(), z.json())).min(1).max(1000),
        dryRun: z.boolean().default(false),
      }),
      returns: ImportReport,
      summary: 'Creates or, by their `sku`, changes up to 1,000 products; with `dryRun` says what would happen',
    }),
    export: get('/export', {
      query: ProductList.omit({ page: true, limit: true }),
      returns: file('text/csv'),
      summary: 'The whole result of a list as a file that `import` understands',
    }),
  },
  { grants: { manager: readWrite }, touches: ['shop-cart'] },
)
