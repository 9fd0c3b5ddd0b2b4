import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fold } from '#platform/text/fold.ts'
import { useCan } from '#platform/web/session/session.ts'
import { api } from './companies-client.ts'
import { tidyName } from './company-name.ts'
import { companies as contract } from './contract-companies.ts'
import { maxCompanyName } from './contract-fields.ts'

const maxFound = 8

/** The first companies that a typed name finds. */
export function useFoundCompanies(typed: string) {
  const can = useCan()
  const q = typed.trim().slice(0, 200)
  const { data, isFetching, error } = useQuery({
    ...api.list.query({ query: { ...(q && { q }), limit: maxFound } }),
    enabled: can('read', contract.name),
    placeholderData: keepPreviousData,
  })
  return { companies: data ?? [], isFetching, error }
}

/**
 * A typed name as saving would store it, if no company has it: the server knows that, since the first found ones are not
 * all. Undefined until it has answered, after a failure, and for users who may not read companies.
 */
export function useUnknownCompany(typed: string) {
  const can = useCan()
  const name = typed.trim()
  const isName = fold(name) !== '' && name.length <= maxCompanyName
  const { data } = useQuery({
    ...api.list.query({ query: { name, limit: 1 } }),
    enabled: isName && can('read', contract.name),
  })
  return isName && data?.length === 0 ? tidyName(name) : undefined
}
