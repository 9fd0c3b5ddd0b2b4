import { client } from '#platform/web/api/client.ts'
import { auth } from './contract.ts'

export const api = client(auth)

/** What the pages offer; the same for everybody, for as long as the page is open. */
export const optionsQuery = { ...api.options.query(), staleTime: Number.POSITIVE_INFINITY }
