import * as z from 'zod'
import { Amount } from '#platform/numbers/amount.ts'
import { inResponses, inChanges } from '#platform/fields/contract-shapes.ts'
import { pick } from '#platform/fields/described-values.ts'
import {
  type Described,
  type FieldDescription,
  listNames,
  namesWhere,
  getSchemas,
} from '#platform/fields/descriptions.ts'
import { FileId, StoredFile } from '#platform/files/stored-file.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'
import {
  categories,
  colors,
  genders,
  Id,
  dateTime,
  maxPieces,
  maxPictures,
  productStatuses,
  maxVariants,
  text,
} from './contract-fields.ts'

interface ProductField extends FieldDescription {
  /** Each row of a family has its own value; other fields belong to the main product. */
  isPerVariant?: boolean
  /** A bulk change can set it. */
  isShared?: boolean
}

/**
 * Describes the fields of a product in the order of imports, without description and pictures; a further one also needs
 * a migration and labels (docs/add-a-field.md).
 */
export const productFields = {
  title: { schema: text(120).min(1), isSearched: true },
  sku: { schema: text(40).default(''), isPerVariant: true, isSearched: true },
  /** Before the discount. */
  price: { schema: Amount, isPerVariant: true, isShared: true },
  /** In percent. */
  discount: { schema: z.number().min(0).max(90).multipleOf(0.01).default(0), isPerVariant: true, isShared: true },
  qty: { schema: z.int().min(0).max(maxPieces).default(0), isPerVariant: true, isShared: true },
  category: { schema: z.array(z.enum(categories)).min(1).max(categories.length), isShared: true },
  gender: { schema: z.enum(genders), isShared: true },
  /** Colours of the whole family for a main product, the own one for a variant. */
  colors: { schema: z.array(z.enum(colors)).max(colors.length).default([]) },
  /** The colour chosen with this row; null, and an empty size, if there is no choice. */
  color: { schema: z.enum(colors).nullable().default(null), isPerVariant: true },
  size: { schema: text(20).default(''), isPerVariant: true },
  status: { schema: z.enum(productStatuses).default('active'), isShared: true },
  /** Shown first among the related products of others in its category. */
  related: { schema: z.boolean().default(false), isShared: true },
} satisfies Described<ProductField>

export const fields = getSchemas(productFields)

/** Fields that each row of a family has for itself, and fields that the family shares. */
export const variantFieldNames = namesWhere(productFields, 'isPerVariant', true)
export type VariantFieldName = (typeof variantFieldNames)[number]
export const isVariantField = (name: string): name is VariantFieldName => variantFieldNames.some((own) => own === name)
export const familyNames = listNames(fields).filter(
  (name): name is Exclude<typeof name, VariantFieldName> => !isVariantField(name),
)

/**
 * A product or one of its variants: each is a row with its own id that can be bought. Values shared by a family (title,
 * description, categories, status and others) belong to the main product.
 */
export const Product = z.object({
  id: z.int(),
  ...inResponses(fields),
  price: Amount,
  category: z.array(z.enum(categories)),
  colors: z.array(z.enum(colors)),
  description: SafeHtml,
  /** The price less the discount. */
  salesPrice: Amount,
  /** The average rating, 0 to 5; 0 without reviews. */
  rating: z.number(),
  reviews: z.int(),
  /** Whether any pieces are left. */
  stock: z.boolean(),
  /** The path of its first picture: of this site, or of this API for an upload; empty without one. */
  photo: z.string(),
  /**
   * Uploaded pictures, of which `photo` is the first; without any, `photo` is the main product's or the original
   * picture.
   */
  pictures: z.array(StoredFile),
  created: dateTime,
  updatedAt: dateTime,
  deleted: z.boolean(),
  /** The main product; null if it is one itself. */
  variantOf: z.int().nullable(),
  /** The number of variants besides the main product. */
  variantCount: z.int(),
  /** For a main product, all pieces of its family and its lowest and highest price; for a variant, its own. */
  familyQty: z.int(),
  lowestPrice: Amount,
  highestPrice: Amount,
})
export type Product = z.infer<typeof Product>

/** Uploads, or existing pictures of the product, in the displayed order. */
const pictures = z.array(FileId).max(maxPictures)

/**
 * Pieces that are added to the stock, or taken from it: unlike `qty`, it can be undone after pieces were sold. Stock
 * changes all the time, so `qty` beside its earlier value in `base` is such a change, too, and never a conflict.
 */
const addQty = z.int().min(-maxPieces).max(maxPieces)

const hasOneStock = ({ qty, addQty: added }: { qty?: unknown; addQty?: unknown }) =>
  qty === undefined || added === undefined
const oneStock = { path: ['addQty'], error: 'Send either qty or addQty' }

/**
 * A row of a family: without an `id` it is created, by default with the main product's price. `base` is what the client
 * had read of its fields: 409 if one has changed since.
 */
export const VariantChange = z
  .strictObject({
    ...inChanges(pick(fields, variantFieldNames)),
    addQty,
    id: Id,
    deleted: z.boolean(),
    base: z.strictObject(inResponses(pick(fields, variantFieldNames))).partial(),
  })
  .partial()
  .refine(hasOneStock, oneStock)
export type VariantChange = z.input<typeof VariantChange>

const variants = z.array(VariantChange).max(maxVariants)

export const ProductDraft = z.strictObject({
  ...fields,
  description: richText().prefault(''),
  pictures: pictures.default([]),
  /** Creates a variant of this main product, whose shared values it takes. */
  variantOf: Id.nullable().default(null),
  variants: variants.default([]),
})
export type ProductDraft = z.input<typeof ProductDraft>

const changed = { ...inChanges(fields), description: richText() }

/**
 * An empty `photo` removes the original picture. Shared fields change for the whole family, whichever row is given;
 * `variants` changes and creates the listed rows in the same step.
 */
export const ProductChanges = z
  .strictObject({ ...changed, addQty, pictures, photo: z.literal(''), deleted: z.boolean(), variants })
  .partial()
  .refine(hasOneStock, oneStock)
export type ProductChanges = z.input<typeof ProductChanges>

const sharedNames = namesWhere(productFields, 'isShared', true)

/** Fields that a bulk change can set. */
export const SharedChanges = z
  .strictObject({ ...pick(changed, sharedNames), addQty, deleted: z.boolean() })
  .partial()
  .refine(hasOneStock, oneStock)

/** The change of one product of several; a field that no longer has its value in `base` is left as it is. */
export const ChangedProduct = z.strictObject({
  id: Id,
  changes: SharedChanges,
  base: z
    .strictObject(inResponses(pick(fields, sharedNames)))
    .partial()
    .optional(),
})
export type SharedChanges = z.input<typeof SharedChanges>

/**
 * A row of an import; an existing product with its `sku` is changed, otherwise one is created. `variantOf` is the main
 * product's `sku`, of an existing product or another row.
 */
export const ImportRow = z
  .strictObject({ ...changed, variantOf: changed.sku })
  .partial()
  .extend({ title: changed.title })
export type ImportRow = z.input<typeof ImportRow>
