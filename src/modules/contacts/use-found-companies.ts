import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from './companies-client.ts'

const maxFound = 8

/** The first companies that a typed name finds. */
export function useFoundCompanies(typed: string) {
  const q = typed.trim().slice(0, 200)
  const { data, isFetching } = useQuery({
    ...api.list.query({ query: { ...(q && { q }), limit: maxFound } }),
    placeholderData: keepPreviousData,
  })
  return { companies: data ?? [], isFetching }
}
