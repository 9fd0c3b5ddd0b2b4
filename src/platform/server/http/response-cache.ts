import type { Database } from '#platform/db/engines/database.ts'
import { versionedCache } from '#platform/db/engines/versioned-cache.ts'
import type { AnswerHeaders } from './answer-headers.ts'
import { type Parts, partsOf, plainAnswer } from './plain-answer.ts'

// Together at most 32 MB, as a letter takes two bytes where one of them is no Latin one.
const maxResponses = 500
const maxBodyLength = 32 * 1024

export interface Made {
  response: Response
  /** Whether it was made of the database and of what the key says, and of nothing else. */
  isLasting: boolean
  /** How many records are in it. */
  records: number
}

/** Keeps short answers of a server for as long as nothing at all is written; their own headers are each asker's. */
export function responseCache({ version }: Database) {
  const kept = versionedCache<{ parts: Parts; records: number }>(version, maxResponses)
  return async (
    key: string,
    headers: AnswerHeaders,
    make: () => Promise<Made>,
  ): Promise<Pick<Made, 'response' | 'records'>> => {
    let made: Made | undefined
    const known = await kept(key, async () => {
      made = await make()
      const { response, isLasting, records } = made
      const parts = partsOf(response)
      return isLasting && parts && (parts.body ?? '').length <= maxBodyLength ? { parts, records } : undefined
    })
    if (made) return made
    if (!known) throw new Error('An answer was neither kept nor made')
    const { parts, records } = known
    return { response: plainAnswer({ ...parts, headers: { ...parts.headers, ...headers.own } }), records }
  }
}

export type ResponseCache = ReturnType<typeof responseCache>
