import { useSuspenseQuery } from '@tanstack/react-query'
import { colleagues } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'

export const colleaguesQuery = client(colleagues).list.query()

/** All users of this installation by name, including the current one. Suspends until loaded. */
export const useColleagues = () => useSuspenseQuery(colleaguesQuery).data
