import type * as z from 'zod'
import { inCents } from '#platform/db/queries/amount-columns.ts'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { ProductDraft } from '../contract.ts'
import { fields } from '../contract-product.ts'
import { type NewProduct, toHundredths } from './product-rows.ts'

/** A draft as first stored: a main product without pictures and variants. */
export const createProductRow = (
  { pictures: _pictures, variants: _variants, variantOf: _main, ...draft }: Sanitised<z.output<typeof ProductDraft>>,
  now: string,
): NewProduct => ({
  ...inCents(fields, draft),
  colors: draft.color ? [draft.color] : draft.colors,
  discount: toHundredths(draft.discount),
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
