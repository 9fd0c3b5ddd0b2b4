import { useMutationState, useQuery } from '@tanstack/react-query'
import { applyCartWrite, isCartWrite } from './cart.ts'
import { api } from './cart-client.ts'
import { cartKey } from './use-cart-writes.ts'

/** The cart with all pending writes applied, so that no click waits for the server. */
export function useCart() {
  const { data, error, refetch } = useQuery(api.show.query())
  const writes = useMutationState({
    filters: { mutationKey: cartKey, status: 'pending' },
    select: ({ state }) => state.variables,
  })
  return {
    cart: data && writes.filter(isCartWrite).reduce(applyCartWrite, data),
    isBusy: writes.length > 0,
    error,
    retry: () => void refetch(),
  }
}
