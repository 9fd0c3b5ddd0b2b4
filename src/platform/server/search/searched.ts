import type { Contract } from '#platform/contract.ts'
import type { Api } from '#platform/server/api.ts'
import type { AnySearchSource } from './search-source.ts'

/** A contract whose records can be found. */
export interface Searched {
  contract: Contract
  source: AnySearchSource
}

const cache = new WeakMap<readonly Api[], readonly Searched[]>()

/** The contracts among these whose records can be found. */
export function searchableContracts(apis: readonly Api[]): readonly Searched[] {
  const searchable =
    cache.get(apis) ?? apis.flatMap(({ contract, hooks: { search } }) => (search ? [{ contract, source: search }] : []))
  cache.set(apis, searchable)
  return searchable
}
