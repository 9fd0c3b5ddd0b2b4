import { useSuspenseQuery } from '@tanstack/react-query'
import { colleagues } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'

const query = client(colleagues).list.query()

/** Everybody who uses this installation, by name; oneself among them. Suspends until they are known. */
export const useColleagues = () => useSuspenseQuery(query).data
