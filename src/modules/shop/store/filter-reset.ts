import type { ViewChanges } from './store-view.ts'

/** Category, colour, gender and price to all, the order to the newest first; the search stays. */
export const resetFilters = <View extends ViewChanges>(view: View): View => ({
  ...view,
  category: undefined,
  color: undefined,
  gender: undefined,
  price: undefined,
  sortBy: undefined,
})

/** Everything that hides a product, and the page with it. */
export const clearedFilters = <View extends ViewChanges>(view: View): View => ({
  ...resetFilters(view),
  rating: undefined,
  inStock: undefined,
  page: undefined,
})
