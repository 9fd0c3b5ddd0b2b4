import type { ViewChanges } from './store-view.ts'

/** Resets category, colour, gender and price to all and the order to the newest first; the search stays. */
export const resetFilters = <View extends ViewChanges>(view: View): View => ({
  ...view,
  category: undefined,
  color: undefined,
  gender: undefined,
  price: undefined,
  sortBy: undefined,
})

/** Also clears rating, stock and page. */
export const clearFilters = <View extends ViewChanges>(view: View): View => ({
  ...resetFilters(view),
  rating: undefined,
  inStock: undefined,
  page: undefined,
})
