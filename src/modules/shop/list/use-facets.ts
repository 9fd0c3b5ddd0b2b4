import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../products-client.ts'
import type { Filters } from './products-view.ts'

/** The number of products for each filter. */
export const useFacets = (filters: Filters) =>
  useQuery({ ...api.facets.query({ query: filters }), placeholderData: keepPreviousData }).data
