import { readQuery } from '#platform/query-string.ts'
import { useView } from '#platform/web/use-view.ts'
import { clearedFilters } from './filter-reset.ts'
import { StoreView, type ViewChanges } from './store-view.ts'

const nothing = {
  productSearch: undefined,
  category: undefined,
  gender: undefined,
  price: undefined,
  color: undefined,
  rating: undefined,
  inStock: undefined,
  sortBy: undefined,
  page: undefined,
} satisfies ViewChanges

/** With the value or, where it is chosen already, without it; undefined where none is left. */
export function toggled<Value>(chosen: readonly Value[] = [], value: Value) {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return next.length > 0 ? next : undefined
}

/** The shop's view. Whatever is chosen begins on its first page. */
export function useStoreView() {
  const [view, setView] = useView(StoreView)
  // The address is ahead of what is rendered: of two quick clicks the second must not undo the first.
  const now = () => StoreView.safeParse(readQuery(StoreView, new URLSearchParams(location.search))).data ?? view
  const set = (changes: ViewChanges) => setView({ ...nothing, ...now(), ...changes })
  return {
    view,
    choose: (changes: ViewChanges) => set({ page: undefined, ...changes }),
    /** Chooses by what is chosen at that moment. */
    toggle: (changesOf: (now: StoreView) => ViewChanges) => set({ page: undefined, ...changesOf(now()) }),
    search: (productSearch: string | undefined) => setView({ productSearch, page: undefined }, { replace: true }),
    clear: () => set(clearedFilters(now())),
    showAll: () => setView(nothing),
    setPage: (page: number) => set({ page: page === 1 ? undefined : page }),
  }
}
