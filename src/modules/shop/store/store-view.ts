import * as z from 'zod'
import { writeQuery } from '#platform/text/query-string.ts'
import type { Filters, ProductList } from '../contract.ts'
import { categories, colors, genders, PriceRange, statusesForSale } from '../contract-fields.ts'

export const storePath = '/apps/ecommerce/shop'
export const toProductPath = (id: number) => `/apps/ecommerce/detail/${id}`

/** The orders offered by the shop, by their names in the API. */
const sorts = {
  newest: '-created',
  popular: '-sold',
  rating: '-rating',
  discount: '-discount',
  priceLow: 'salesPrice',
  priceHigh: '-salesPrice',
} as const
export const sortNames = ['newest', 'popular', 'rating', 'discount', 'priceLow', 'priceHigh'] as const

export const perPage = 24

/** The state kept in the URL's query; a missing filter means all. */
export const StoreView = z.object({
  productSearch: z.string().max(200).optional(),
  category: z.array(z.enum(categories)).max(categories.length).optional(),
  gender: z.array(z.enum(genders)).max(genders.length).optional(),
  price: z.array(PriceRange).max(PriceRange.options.length).optional(),
  color: z.array(z.enum(colors)).max(colors.length).optional(),
  rating: z.int().min(1).max(5).optional(),
  inStock: z.boolean().optional(),
  sortBy: z.enum(sortNames).optional(),
  page: z.int().min(1).max(10_000).optional(),
})
export type StoreView = z.infer<typeof StoreView>
export type ViewChanges = Partial<z.input<typeof StoreView>>

export const usualSort = 'newest' satisfies StoreView['sortBy']

export const toFacetsQuery = (view: StoreView): z.input<typeof ProductList> & Filters => ({
  // Users who may change products would see drafts otherwise.
  status: statusesForSale,
  // One card for each family.
  main: true,
  ...(view.productSearch?.trim() && { q: view.productSearch.trim() }),
  ...(view.category?.length && { category: view.category }),
  ...(view.gender?.length && { gender: view.gender }),
  ...(view.price?.length && { price: view.price }),
  ...(view.color?.length && { color: view.color }),
  ...(view.rating && { rating: view.rating }),
  ...(view.inStock && { stock: true }),
})

export const toListQuery = (view: StoreView): z.input<typeof ProductList> => ({
  ...toFacetsQuery(view),
  sort: sorts[view.sortBy ?? usualSort],
  page: view.page ?? 1,
  limit: perPage,
})

export const isFiltered = (view: StoreView) =>
  Boolean(
    view.category?.length ||
    view.gender?.length ||
    view.price?.length ||
    view.color?.length ||
    view.rating ||
    view.inStock,
  )

/** A link to the shop with these filters. */
export const storeWith = (view: ViewChanges) => ({ pathname: storePath, search: `?${writeQuery(view)}` })
