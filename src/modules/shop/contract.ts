import * as z from 'zod'
import { Amount } from '#platform/amount.ts'
import { contract, del, file, get, listQuery, patch, post, readWrite } from '#platform/contract.ts'
import { FileId, StoredFile } from '#platform/file.ts'
import { HtmlDraft, SafeHtml } from '#platform/rich-text.ts'
import { categories, colors, genders, Id, moment, mostPieces, PriceBand, ratings, text } from './contract-fields.ts'

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
  /** Address of the first picture: a path of this site, or `/api/data/eCommerce/ProductsData/7/pictures/<file id>`; empty without one. */
  photo: z.string(),
  /** Uploaded pictures, the first of which is `photo`. */
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
  pictures: z.array(FileId).max(8),
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

export const ProductChanges = z.strictObject({ ...fields, deleted: z.boolean() }).partial()
export type ProductChanges = z.input<typeof ProductChanges>

export const productSorts = ['-created', 'title', 'price', 'salesPrice', 'discount', 'qty', 'rating', 'sku', 'updatedAt', '-sold'] as const

const filters = {
  category: z.array(z.enum(categories)).optional(),
  color: z.array(z.enum(colors)).optional(),
  gender: z.array(z.enum(genders)).optional(),
  price: z.array(PriceBand).optional(),
  /** At least so many stars. */
  rating: z.literal(ratings).optional(),
  status: z.array(z.enum(['active', 'draft'])).optional(),
  stock: z.boolean().optional(),
  /** At most so many pieces left. */
  low: z.int().min(0).optional(),
  deleted: z.boolean().optional(),
}

const counted = (keys: z.ZodType<string>) => z.record(keys, z.int())

/** How many products each choice would show, the other filters as they are. */
export const Facets = z.object({
  category: counted(z.string()),
  color: counted(z.string()),
  gender: counted(z.string()),
  price: counted(z.string()),
  rating: counted(z.string()),
})

/** One change for many: the ids, or everything that a list's query finds. */
export const BulkChange = z.strictObject({
  ids: z.array(Id).min(1).max(1000),
  /** Raises or lowers the price by so many percent, before the other changes. */
  pricePercent: z.number().min(-90).max(900).optional(),
  changes: ProductChanges.pick({ discount: true, qty: true, status: true, deleted: true, gender: true, category: true }).default({}),
})

export const ImportRow = z.strictObject({ ...fields, pictures: z.never().optional() }).partial().required({ title: true })
