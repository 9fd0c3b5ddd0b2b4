import * as z from 'zod'
import { type Product, ProductDraft } from '../contract.ts'
import { readAmount, readDiscount, readPieces } from '../table/typed-values.ts'

/** A number as somebody types it. */
const typed = (read: (text: string) => number | undefined) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })

const { shape } = ProductDraft

export const FormSchema = z.strictObject({
  title: shape.title,
  description: shape.description.unwrap(),
  price: typed(readAmount),
  discount: typed(readDiscount),
  qty: typed(readPieces),
  sku: shape.sku.unwrap(),
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
/** In the order in which they stand on the screen. */
export const fieldNames = FieldName.options

export const blank: FormValues = {
  title: '',
  description: '',
  price: '',
  discount: '0',
  qty: '0',
  sku: '',
  category: [],
  gender: 'Kids',
  colors: [],
  status: 'active',
  related: false,
}

export const valuesOf = (product: Product): FormValues => ({
  title: product.title,
  description: product.description,
  price: product.price.toFixed(2),
  discount: String(product.discount),
  qty: String(product.qty),
  sku: product.sku,
  category: product.category,
  gender: product.gender,
  colors: product.colors,
  status: product.status,
  related: product.related,
})

/** Only what was changed, so that a colleague's change of another field, or a sale meanwhile, stays. */
export const changesOf = (before: Typed, after: Typed): Partial<Typed> =>
  Object.fromEntries(
    fieldNames.flatMap((name) =>
      JSON.stringify(before[name]) === JSON.stringify(after[name]) ? [] : [[name, after[name]]],
    ),
  )
