import * as z from 'zod'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { inChanges } from '#platform/fields/contract-shapes.ts'
import { pick } from '#platform/fields/described-values.ts'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { type Product, ProductDraft } from '../contract.ts'
import { maxVariants } from '../contract-fields.ts'
import { familyNames, fields, type VariantFieldName, variantFieldNames } from '../contract-product.ts'
import { parseAmount, parseDiscount, parseQuantity } from '../list/typed-values.ts'

/** A typed number. */
const parseWith = (read: (text: string) => number | undefined) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })

const values = inChanges(fields)
const { price: _price, discount: _discount, qty: _qty, ...variantFields } = pick(values, variantFieldNames)
const { title, ...familyFields } = pick(values, familyNames)

const rowFields = {
  price: parseWith(parseAmount),
  discount: parseWith(parseDiscount),
  qty: parseWith(parseQuantity),
  ...variantFields,
}

export const FormSchema = z.strictObject({
  title,
  description: ProductDraft.shape.description.unwrap(),
  ...rowFields,
  /** The rows of the family besides the main one; rows without an id are created. */
  variants: z.array(z.strictObject({ rowId: z.int().nullable(), ...rowFields })).max(maxVariants),
  ...familyFields,
})
/** The values of the form: numbers as typed. */
export type FormValues = z.input<typeof FormSchema>
/** The values sent. */
export type ParsedValues = z.output<typeof FormSchema>

const FieldName = z.keyof(FormSchema)
export type FieldName = z.infer<typeof FieldName>
/** In the order of the screen. */
export const fieldNames = FieldName.options

export const blank: FormValues = {
  ...createDefaultValues(fields),
  description: '',
  price: '',
  discount: '0',
  qty: '0',
  variants: [],
  category: [],
  gender: 'Kids',
}

const toRow = (row: Pick<Product, VariantFieldName>) => ({
  ...pick(row, variantFieldNames),
  price: row.price.toFixed(2),
  discount: String(row.discount),
  qty: String(row.qty),
})

/** The initial values of the form; the family includes the product itself. */
export const toFormValues = (product: Product, family: readonly Product[] = []): FormValues => ({
  ...pick(product, familyNames),
  description: product.description,
  ...toRow(product),
  variants: family.filter(({ id }) => id !== product.id).map((row) => ({ rowId: row.id, ...toRow(row) })),
})

/** Changes of the product itself, without those of its variants. */
export function getChanges(before: ParsedValues, after: ParsedValues): Partial<Omit<ParsedValues, 'variants'>> {
  const { variants: _, ...changes } = changedFields(before, after)
  return changes
}
