import * as z from 'zod'
import { mapNames } from '#platform/records/map-names.ts'
import { writeQuery } from '#platform/text/query-string.ts'
import { ListPage } from '#platform/web/url-state/list-page.ts'
import { ProductList } from '../contract.ts'
import { categories, colors, genders, lowStock, maxPieces, PriceRange, productStatuses } from '../contract-fields.ts'

const usualPerPage = 25

/** The state kept in the URL's query. */
export const ProductsView = z.object({
  q: z.string().max(200).optional(),
  category: z.array(z.enum(categories)).optional(),
  gender: z.array(z.enum(genders)).optional(),
  color: z.array(z.enum(colors)).optional(),
  price: z.array(PriceRange).optional(),
  rating: z.int().min(1).max(5).optional(),
  status: z.array(z.enum(productStatuses)).optional(),
  stock: z.boolean().optional(),
  low: z.int().min(0).max(maxPieces).optional(),
  deleted: z.boolean().optional(),
  main: z.boolean().optional(),
  sort: z.string().optional(),
  page: ListPage.optional(),
  perPage: z.int().min(1).max(100).optional(),
})
export type ProductsView = z.infer<typeof ProductsView>
export type ViewChanges = Partial<z.input<typeof ProductsView>>

type Query = z.input<typeof ProductList>
export type Filters = Omit<Query, 'sort' | 'page' | 'limit' | 'at' | 'ids'>

/** The filters of the panel; others have tabs. */
export const panelKeys = ['category', 'gender', 'color', 'price', 'rating', 'status', 'stock', 'low', 'main'] as const

const filterKeys = [...panelKeys, 'deleted'] as const

export const getFilters = (view: ProductsView): Filters => ({
  ...(view.q?.trim() && { q: view.q.trim() }),
  ...Object.fromEntries(filterKeys.flatMap((key) => (view[key] === undefined ? [] : [[key, view[key]]]))),
})

/** The query of the list request. */
export function toListQuery(view: ProductsView): Query {
  const { data: sort } = ProductList.shape.sort.unwrap().safeParse(view.sort)
  return { ...getFilters(view), ...(sort && { sort }) }
}

export const getPerPage = ({ perPage = usualPerPage }: ProductsView) => perPage

/** Filters and order as a query string, without the page. */
export const toSearch = (view: Readonly<Record<string, unknown>>) =>
  writeQuery({ ...view, page: undefined, perPage: undefined }).toString()

/** Views that every user has. */
export const builtInViews = {
  all: {},
  ...mapNames(productStatuses, (status) => ({ status: [status] })),
  low: { low: lowStock },
  soldOut: { stock: false },
  trash: { deleted: true },
} as const satisfies Record<string, { readonly [Key in keyof ViewChanges]: unknown }>

/** Whether no filter is active. */
export const isWhole = (view: ProductsView) => Object.keys(getFilters(view)).length === 0

export const withoutFilters: ViewChanges = {
  q: undefined,
  page: undefined,
  ...Object.fromEntries(panelKeys.map((key) => [key, undefined])),
}
