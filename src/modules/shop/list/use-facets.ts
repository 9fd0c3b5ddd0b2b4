import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from './products-client.ts'
import type { Filters } from './products-view.ts'

/** How many products each filter would show. */
export const useFacets = (filters: Filters) =>
  useQuery({ ...api.facets.query({ query: filters }), placeholderData: keepPreviousData }).data
