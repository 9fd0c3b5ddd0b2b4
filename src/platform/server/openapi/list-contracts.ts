import type { Contract } from '#platform/contract.ts'
import type { Api } from '#platform/server/api.ts'

const cache = new WeakMap<readonly Api[], readonly Contract[]>()

/** The contracts of these APIs; the same array for the same input, since rules are cached by it. */
export function listContracts(apis: readonly Api[]): readonly Contract[] {
  const contracts = cache.get(apis) ?? apis.map(({ contract }) => contract)
  cache.set(apis, contracts)
  return contracts
}
