import * as z from 'zod'
import { Amount } from '#platform/numbers/amount.ts'
import { FileId, StoredFile } from '#platform/pictures/file.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'
import {
  categories,
  colors,
  genders,
  Id,
  moment,
  maxPieces,
  maxPictures,
  productStatuses,
  maxVariants,
  text,
} from './contract-fields.ts'

/**
 * A product, or one of its variants: each is a row that can be bought by its own id. What a family shares (name, words,
 * categories, status and so on) is the main product's; price, discount, stock, article number, colour and size are the
 * row's own.
 */
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
  /** Of a main product those of its whole family, of a variant its own. */
  colors: z.array(z.enum(colors)),
  /** Where its first picture is: a path of this site, or of this API where it was uploaded; empty without one. */
  photo: z.string(),
  /** Uploaded pictures, of which `photo` is the first; without any it is the main product's, or the one that it came with. */
  pictures: z.array(StoredFile),
  created: moment,
  description: SafeHtml,
  sku: z.string(),
  status: z.enum(productStatuses),
  updatedAt: moment,
  deleted: z.boolean(),
  /** The main product; null where it is one itself. */
  variantOf: z.int().nullable(),
  /** What is chosen with this row; null and empty where there is nothing to choose. */
  color: z.enum(colors).nullable(),
  size: z.string(),
  /** How many variants a main product has besides itself. */
  variantCount: z.int(),
  /** Of a main product all pieces of its family and what the cheapest and the dearest cost; of a variant its own. */
  familyQty: z.int(),
  lowestPrice: Amount,
  highestPrice: Amount,
})
export type Product = z.infer<typeof Product>

const own = {
  price: Amount,
  discount: z.number().min(0).max(90).multipleOf(0.01),
  qty: z.int().min(0).max(maxPieces),
  sku: text(40),
  color: z.enum(colors).nullable(),
  size: text(20),
}

export const productFields = {
  ...own,
  title: text(120).min(1),
  related: z.boolean(),
  category: z.array(z.enum(categories)).min(1).max(categories.length),
  gender: z.enum(genders),
  colors: z.array(z.enum(colors)).max(colors.length),
  description: richText(),
  status: z.enum(productStatuses),
  /** Uploads, or pictures that the product has already, in the order in which they are shown. */
  pictures: z.array(FileId).max(maxPictures),
}

/** One more row of a family: without an `id` it is made, with the main product's price unless it says another. */
export const VariantChange = z.strictObject({ ...own, id: Id, deleted: z.boolean() }).partial()
export type VariantChange = z.input<typeof VariantChange>

const variants = z.array(VariantChange).max(maxVariants)

export const ProductDraft = z.strictObject({
  ...productFields,
  discount: own.discount.default(0),
  related: productFields.related.default(false),
  qty: own.qty.default(0),
  colors: productFields.colors.default([]),
  description: productFields.description.prefault(''),
  sku: own.sku.default(''),
  status: productFields.status.default('active'),
  pictures: productFields.pictures.default([]),
  color: own.color.default(null),
  size: own.size.default(''),
  /** Makes it a variant of this main product, which then says all that a family shares. */
  variantOf: Id.nullable().default(null),
  variants: variants.default([]),
})
export type ProductDraft = z.input<typeof ProductDraft>

/**
 * An empty `photo` takes away the picture that the product came with. What a family shares changes for all of it,
 * whichever row is named; `variants` changes and makes rows of the family in the same step, and leaves the others alone.
 */
export const ProductChanges = z
  .strictObject({ ...productFields, photo: z.literal(''), deleted: z.boolean(), variants })
  .partial()
export type ProductChanges = z.input<typeof ProductChanges>
