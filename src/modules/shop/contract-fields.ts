import * as z from 'zod'
import { type Choices, valuesOf } from '#platform/fields/choices.ts'

export { colors } from './product-colors.ts'

export const categories = ['books', 'fashion', 'electronics', 'toys'] as const
export const genders = ['Men', 'Women', 'Kids'] as const

/** The bands that the price filter offers, in the currency's units: at least the first, less than the second. */
export const priceBands = {
  '0-25': [0, 25],
  '25-50': [25, 50],
  '50-100': [50, 100],
  '100-': [100, null],
} as const
export const PriceBand = z.enum(['0-25', '25-50', '50-100', '100-'])

export const moment = z.iso.datetime()
export const text = (most: number) => z.string().trim().max(most)
export const Id = z.int().min(1).max(2_147_483_647)

/** The most pieces of one product that a cart or a shelf holds. */
export const maxPieces = 100_000

/** The most products that a cart holds. */
export const maxLines = 100

export const maxPictures = 8

/** The most variants of one product. */
export const maxVariants = 100

/** From how many pieces on the stock of a product is low. */
export const lowStock = 10

/** A draft is seen by those who may change products alone, and cannot be bought. */
export const productStatusChoices = {
  active: { tone: 'success' },
  draft: { tone: 'quiet' },
} as const satisfies Choices<'tone'>
export const productStatuses = valuesOf(productStatusChoices)
