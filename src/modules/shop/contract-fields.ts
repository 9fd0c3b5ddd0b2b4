import * as z from 'zod'
import { type Choices, listValues } from '#platform/fields/choices.ts'

export { colors } from './product-colors.ts'

export const categories = ['books', 'fashion', 'electronics', 'toys'] as const
export const genders = ['Men', 'Women', 'Kids'] as const

/** The ranges of the price filter, in units of the currency: from the first, to less than the second. */
export const priceRanges = {
  '0-25': [0, 25],
  '25-50': [25, 50],
  '50-100': [50, 100],
  '100-': [100, null],
} as const
export const PriceRange = z.enum(['0-25', '25-50', '50-100', '100-'])

export const dateTime = z.iso.datetime()
export const text = (most: number) => z.string().trim().max(most)
export const Id = z.int().min(1).max(2_147_483_647)

/** The maximum number of pieces of one product in a cart or in stock. */
export const maxPieces = 100_000

/** The maximum number of products in a cart. */
export const maxLines = 100

export const maxPictures = 8

/** The maximum number of variants of one product. */
export const maxVariants = 100

/** The stock of a product is low at this number of pieces or less. */
export const lowStock = 10

/** Products that are not sold, such as drafts, are visible only to users who may change products. */
export const productStatusChoices = {
  active: { tone: 'success', isForSale: true },
  draft: { tone: 'quiet', isForSale: false },
} as const satisfies Choices<'tone', { isForSale: boolean }>
export const productStatuses = listValues(productStatusChoices)
export type ProductStatus = keyof typeof productStatusChoices

export const isForSale = (status: ProductStatus) => productStatusChoices[status].isForSale
export const statusesForSale = productStatuses.filter(isForSale)
