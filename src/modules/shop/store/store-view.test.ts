import { expect, test } from 'vitest'
import { withoutUndefined } from '#platform/records/without-undefined.ts'
import { clearFilters, resetFilters } from './filter-reset.ts'
import { toFacetsQuery, isFiltered, toListQuery, storeWith, usualSort } from './store-view.ts'

test('queries active products by the parameters of the URL', () => {
  expect(toListQuery({})).toEqual({ status: ['active'], main: true, sort: '-created', page: 1, limit: 24 })
  expect(
    toListQuery({
      productSearch: ' duck ',
      category: ['toys'],
      color: ['#FFC107'],
      inStock: true,
      sortBy: 'priceHigh',
    }),
  ).toEqual({
    status: ['active'],
    main: true,
    q: 'duck',
    category: ['toys'],
    color: ['#FFC107'],
    stock: true,
    sort: '-salesPrice',
    page: 1,
    limit: 24,
  })
  expect(toFacetsQuery({ rating: 4, page: 3, sortBy: 'rating' })).toEqual({ status: ['active'], main: true, rating: 4 })
})

test('resets category, colour, gender and price to all, and the order to the newest first', () => {
  const view = {
    productSearch: 'kite',
    category: ['toys' as const],
    color: ['#FF4842' as const],
    gender: ['Kids' as const],
    price: ['0-25' as const],
    rating: 4,
    sortBy: 'priceLow' as const,
  }
  expect(usualSort).toBe('newest')
  expect(withoutUndefined(resetFilters(view))).toEqual({
    productSearch: 'kite',
    rating: 4,
  })
  expect(isFiltered(resetFilters({ ...view, rating: undefined }))).toBe(false)
  expect(isFiltered(clearFilters(view))).toBe(false)
})

test('links to a filter', () => {
  expect(storeWith({ category: ['toys', 'books'] })).toEqual({
    pathname: '/apps/ecommerce/shop',
    search: '?category=toys&category=books',
  })
})
