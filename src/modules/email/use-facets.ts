import { useQuery } from '@tanstack/react-query'
import { api } from './email-client.ts'
import type { Facets } from './contract-email.ts'

/** Counts and labels; undefined while loading. */
export const useFacets = (): Facets | undefined => useQuery(api.facets.query()).data
