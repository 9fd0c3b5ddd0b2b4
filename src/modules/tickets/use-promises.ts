import { useQuery } from '@tanstack/react-query'
import { builtPromises } from './contract-promises.ts'
import { promisesQuery } from './tickets-client.ts'

/** The due times and business hours; until they are known, the built ones. */
export const usePromises = () => useQuery(promisesQuery).data ?? builtPromises
