import type { Database } from '#platform/db/engines/database.ts'
import { versionedCache } from '#platform/db/engines/versioned-cache.ts'
import type { ResponseHeaders } from './response-headers.ts'
import { type Parts, getParts, plainResponse } from './plain-response.ts'

// At most 32 MB together, since a character beyond Latin-1 makes each take two bytes.
const maxResponses = 500
const maxBodyLength = 32 * 1024

export interface ComputedResponse {
  response: Response
  /** Whether the response depends only on the database and the key. */
  isServerCacheable: boolean
  /** Number of records in the response. */
  records: number
}

/** Caches short responses until the next write; headers are added per request. */
export function createResponseCache({ version }: Database) {
  const cached = versionedCache<{ parts: Parts; records: number }>(version, maxResponses)
  return async (
    key: string,
    headers: ResponseHeaders,
    compute: () => Promise<ComputedResponse>,
  ): Promise<Pick<ComputedResponse, 'response' | 'records'>> => {
    let computed: ComputedResponse | undefined
    const entry = await cached(key, async () => {
      computed = await compute()
      const { response, isServerCacheable, records } = computed
      const parts = getParts(response)
      return isServerCacheable && parts && (parts.body ?? '').length <= maxBodyLength ? { parts, records } : undefined
    })
    if (computed) return computed
    if (!entry) throw new Error('The response is neither cached nor computed')
    const { parts, records } = entry
    return { response: plainResponse({ ...parts, headers: { ...parts.headers, ...headers.own } }), records }
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
