import * as z from 'zod'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { type Product, ProductDraft } from '../contract.ts'
import { maxVariants } from '../contract-fields.ts'
import { readAmount, readDiscount, readPieces } from '../list/typed-values.ts'

/** A number as somebody types it. */
const typed = (read: (text: string) => number | undefined) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })

const { shape } = ProductDraft

/** A row of the family besides the main one; without an id it is made. */
const VariantRow = z.strictObject({
  rowId: z.int().nullable(),
  color: shape.color.unwrap(),
  size: shape.size.unwrap(),
  price: typed(readAmount),
  discount: typed(readDiscount),
  qty: typed(readPieces),
  sku: shape.sku.unwrap(),
})

export const FormSchema = z.strictObject({
  title: shape.title,
  description: shape.description.unwrap(),
  price: typed(readAmount),
  discount: typed(readDiscount),
  qty: typed(readPieces),
  sku: shape.sku.unwrap(),
  color: shape.color.unwrap(),
  size: shape.size.unwrap(),
  variants: z.array(VariantRow).max(maxVariants),
  category: shape.category,
  gender: shape.gender,
  colors: shape.colors.unwrap(),
  status: shape.status.unwrap(),
  related: shape.related.unwrap(),
})
/** What the fields hold: numbers as they were typed. */
export type FormValues = z.input<typeof FormSchema>
/** What is sent. */
export type Typed = z.output<typeof FormSchema>

const FieldName = z.keyof(FormSchema)
export type FieldName = z.infer<typeof FieldName>
/** In the order in which they stand on the screen. */
export const fieldNames = FieldName.options

export const blank: FormValues = {
  title: '',
  description: '',
  price: '',
  discount: '0',
  qty: '0',
  sku: '',
  color: null,
  size: '',
  variants: [],
  category: [],
  gender: 'Kids',
  colors: [],
  status: 'active',
  related: false,
}

/** What the form begins with; the family holds the product too. */
export const valuesOf = (product: Product, family: readonly Product[] = []): FormValues => ({
  title: product.title,
  description: product.description,
  price: product.price.toFixed(2),
  discount: String(product.discount),
  qty: String(product.qty),
  sku: product.sku,
  color: product.color,
  size: product.size,
  variants: family
    .filter(({ id }) => id !== product.id)
    .map(({ id, color, size, price, discount, qty, sku }) => ({
      rowId: id,
      color,
      size,
      price: price.toFixed(2),
      discount: String(discount),
      qty: String(qty),
      sku,
    })),
  category: product.category,
  gender: product.gender,
  colors: product.colors,
  status: product.status,
  related: product.related,
})

/** Changes of the product itself: those of its variants are rows of their own. */
export function changesOf(before: Typed, after: Typed): Partial<Omit<Typed, 'variants'>> {
  const { variants: _, ...changes } = changedFields(before, after)
  return changes
}
