import * as z from 'zod'
import { Amount } from '#platform/numbers/amount.ts'
import { inAnswers, inChanges } from '#platform/fields/contract-shapes.ts'
import { pick } from '#platform/fields/described-values.ts'
import { type Described, type FieldDescription, namesOf, namesWhere, schemasOf } from '#platform/fields/descriptions.ts'
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

interface ProductField extends FieldDescription {
  /** Each row of a family has its own; all others are the main product's. */
  isOwn?: boolean
  /** One change can give it to many products. */
  isShared?: boolean
}

/**
 * All that is said of a product's fields, in the order of imports, but for its description and its pictures; a further
 * one needs a migration and its names too (docs/add-a-field.md).
 */
export const productFields = {
  title: { schema: text(120).min(1), isSearched: true },
  sku: { schema: text(40).default(''), isOwn: true, isSearched: true },
  /** Before the discount. */
  price: { schema: Amount, isOwn: true, isShared: true },
  /** In percent. */
  discount: { schema: z.number().min(0).max(90).multipleOf(0.01).default(0), isOwn: true, isShared: true },
  qty: { schema: z.int().min(0).max(maxPieces).default(0), isOwn: true, isShared: true },
  category: { schema: z.array(z.enum(categories)).min(1).max(categories.length), isShared: true },
  gender: { schema: z.enum(genders), isShared: true },
  /** Of a main product those of its whole family, of a variant its own. */
  colors: { schema: z.array(z.enum(colors)).max(colors.length).default([]) },
  /** What is chosen with this row; null and empty where there is nothing to choose. */
  color: { schema: z.enum(colors).nullable().default(null), isOwn: true },
  size: { schema: text(20).default(''), isOwn: true },
  status: { schema: z.enum(productStatuses).default('active'), isShared: true },
  /** Shown among the related products of others of its category. */
  related: { schema: z.boolean().default(false), isShared: true },
} satisfies Described<ProductField>

export const fields = schemasOf(productFields)

/** The fields that each row of a family has for itself, and those that it shares. */
export const ownNames = namesWhere(productFields, 'isOwn', true)
export type OwnName = (typeof ownNames)[number]
export const isOwn = (name: string): name is OwnName => ownNames.some((own) => own === name)
export const familyNames = namesOf(fields).filter((name): name is Exclude<typeof name, OwnName> => !isOwn(name))

/**
 * A product, or one of its variants: each is a row that can be bought by its own id. What a family shares (name, words,
 * categories, status and so on) is the main product's.
 */
export const Product = z.object({
  id: z.int(),
  ...inAnswers(fields),
  price: Amount,
  category: z.array(z.enum(categories)),
  colors: z.array(z.enum(colors)),
  description: SafeHtml,
  /** What is paid: the price less the discount. */
  salesPrice: Amount,
  /** The average of its reviews, 0 to 5; 0 without any. */
  rating: z.number(),
  reviews: z.int(),
  /** Whether there is any left. */
  stock: z.boolean(),
  /** Where its first picture is: a path of this site, or of this API where it was uploaded; empty without one. */
  photo: z.string(),
  /** Uploaded pictures, of which `photo` is the first; without any it is the main product's, or the one that it came with. */
  pictures: z.array(StoredFile),
  created: moment,
  updatedAt: moment,
  deleted: z.boolean(),
  /** The main product; null where it is one itself. */
  variantOf: z.int().nullable(),
  /** How many variants a main product has besides itself. */
  variantCount: z.int(),
  /** Of a main product all pieces of its family and what the cheapest and the dearest cost; of a variant its own. */
  familyQty: z.int(),
  lowestPrice: Amount,
  highestPrice: Amount,
})
export type Product = z.infer<typeof Product>

/** Uploads, or pictures that the product has already, in the order in which they are shown. */
const pictures = z.array(FileId).max(maxPictures)

/** One more row of a family: without an `id` it is made, with the main product's price unless it says another. */
export const VariantChange = z
  .strictObject({ ...inChanges(pick(fields, ownNames)), id: Id, deleted: z.boolean() })
  .partial()
export type VariantChange = z.input<typeof VariantChange>

const variants = z.array(VariantChange).max(maxVariants)

export const ProductDraft = z.strictObject({
  ...fields,
  description: richText().prefault(''),
  pictures: pictures.default([]),
  /** Makes it a variant of this main product, which then says all that a family shares. */
  variantOf: Id.nullable().default(null),
  variants: variants.default([]),
})
export type ProductDraft = z.input<typeof ProductDraft>

const changed = { ...inChanges(fields), description: richText() }

/**
 * An empty `photo` takes away the picture that the product came with. What a family shares changes for all of it,
 * whichever row is named; `variants` changes and makes rows of the family in the same step, and leaves the others alone.
 */
export const ProductChanges = z
  .strictObject({ ...changed, pictures, photo: z.literal(''), deleted: z.boolean(), variants })
  .partial()
export type ProductChanges = z.input<typeof ProductChanges>

/** What one change may do to many. */
export const SharedChanges = z
  .strictObject({ ...pick(changed, namesWhere(productFields, 'isShared', true)), deleted: z.boolean() })
  .partial()
export type SharedChanges = z.input<typeof SharedChanges>

/**
 * A row of an import as the API wants it; a product that has its `sku` already is changed, another is made. `variantOf`
 * is the main product's `sku`: of a product that is there already, or of another row.
 */
export const ImportRow = z
  .strictObject({ ...changed, variantOf: changed.sku })
  .partial()
  .extend({ title: changed.title })
export type ImportRow = z.input<typeof ImportRow>
