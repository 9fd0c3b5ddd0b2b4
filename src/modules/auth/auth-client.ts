import { client } from '#platform/web/api/client.ts'
import { auth } from './contract.ts'

export const api = client(auth)

/** The options of the sign-in pages; the same for all visitors and never stale. */
export const optionsQuery = { ...api.options.query(), staleTime: Number.POSITIVE_INFINITY }
