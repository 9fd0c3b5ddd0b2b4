import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/web/session/session.ts'
import { api } from '../orders/orders-client.ts'
import { countries, type Country } from '../countries.ts'
import type { AddressText } from './checkout-draft.ts'

const parseCountry = (code: string): Country => countries.find((country) => country === code) ?? 'GB'

/**
 * The address of the last order, if it was the buyer's own, or the buyer's details; undefined until loaded. The address
 * of somebody else, for whom a colleague has ordered, must not get into the next order.
 */
export function useFirstAddress(): AddressText | undefined {
  const { user } = useSession()
  const { data, error } = useQuery(api.mine.query({ query: { limit: 1 } }))
  if (!data && !error) return undefined
  const last = data?.[0]?.address
  if (last && last.email.toLowerCase() === user.email.toLowerCase())
    return { ...last, country: parseCountry(last.country) }
  return {
    name: user.name,
    company: '',
    street: '',
    city: '',
    postalCode: '',
    country: 'GB',
    phone: '',
    email: user.email,
  }
}
