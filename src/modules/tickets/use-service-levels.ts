import { useQuery } from '@tanstack/react-query'
import { defaultServiceLevels } from './contract-service-levels.ts'
import { serviceLevelsQuery } from './tickets-client.ts'

/** The due times and business hours; until they are known, the built ones. */
export const useServiceLevels = () => useQuery(serviceLevelsQuery).data ?? defaultServiceLevels
