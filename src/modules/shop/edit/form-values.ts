import * as z from 'zod'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { inChanges } from '#platform/fields/contract-shapes.ts'
import { pick } from '#platform/fields/described-values.ts'
import { defaultValuesOf } from '#platform/fields/fields.ts'
import { type Product, ProductDraft } from '../contract.ts'
import { maxVariants } from '../contract-fields.ts'
import { familyNames, fields, type VariantFieldName, variantFieldNames } from '../contract-product.ts'
import { parseAmount, parseDiscount, parseQuantity } from '../list/typed-values.ts'

/** A typed number. */
const typed = (read: (text: string) => number | undefined) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })

const values = inChanges(fields)
const { price: _price, discount: _discount, qty: _qty, ...own } = pick(values, variantFieldNames)
const { title, ...ofFamily } = pick(values, familyNames)

const rowFields = { price: typed(parseAmount), discount: typed(parseDiscount), qty: typed(parseQuantity), ...own }

export const FormSchema = z.strictObject({
  title,
  description: ProductDraft.shape.description.unwrap(),
  ...rowFields,
  /** The rows of the family besides the main one; rows without an id are created. */
  variants: z.array(z.strictObject({ rowId: z.int().nullable(), ...rowFields })).max(maxVariants),
  ...ofFamily,
})
/** The values of the form: numbers as typed. */
export type FormValues = z.input<typeof FormSchema>
/** The values sent. */
export type Typed = z.output<typeof FormSchema>

const FieldName = z.keyof(FormSchema)
export type FieldName = z.infer<typeof FieldName>
/** In the order of the screen. */
export const fieldNames = FieldName.options

export const blank: FormValues = {
  ...defaultValuesOf(fields),
  description: '',
  price: '',
  discount: '0',
  qty: '0',
  variants: [],
  category: [],
  gender: 'Kids',
}

const rowOf = (row: Pick<Product, VariantFieldName>) => ({
  ...pick(row, variantFieldNames),
  price: row.price.toFixed(2),
  discount: String(row.discount),
  qty: String(row.qty),
})

/** The initial values of the form; the family includes the product itself. */
export const valuesOf = (product: Product, family: readonly Product[] = []): FormValues => ({
  ...pick(product, familyNames),
  description: product.description,
  ...rowOf(product),
  variants: family.filter(({ id }) => id !== product.id).map((row) => ({ rowId: row.id, ...rowOf(row) })),
})

/** Changes of the product itself, without those of its variants. */
export function changesOf(before: Typed, after: Typed): Partial<Omit<Typed, 'variants'>> {
  const { variants: _, ...changes } = changedFields(before, after)
  return changes
}
