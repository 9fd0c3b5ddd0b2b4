import type * as z from 'zod'
import { toCents } from '#platform/numbers/money.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { ProductDraft } from '../contract.ts'
import { type NewProduct, toHundredths } from './product-rows.ts'

/** A draft as it is stored first: a main product without pictures and variants. */
export const newProduct = (
  {
    price,
    discount,
    pictures: _pictures,
    variants: _variants,
    variantOf: _main,
    ...draft
  }: Sanitised<z.output<typeof ProductDraft>>,
  now: string,
): NewProduct => ({
  ...draft,
  colors: draft.color ? [draft.color] : draft.colors,
  price: toCents(price),
  discount: toHundredths(discount),
  pictures: [],
  photo: '',
  rating: 0,
  reviews: 0,
  sold: 0,
  created: now,
  updatedAt: now,
  deletedAt: null,
  variantOf: null,
})
