import type { Database } from '#platform/db/database.ts'
import { keptWhile } from '#platform/db/kept-while.ts'
import type { AnswerHeaders } from './answer-headers.ts'
import { type Parts, partsOf, plainAnswer } from './plain-answer.ts'

// Together at most 32 MB, as a letter takes two bytes where one of them is no Latin one.
const most = 500
const longest = 32 * 1024

export interface Made {
  response: Response
  /** Whether it was made of the database and of what the key says, and of nothing else. */
  isLasting: boolean
}

/** Keeps short answers of a server for as long as nothing at all is written; their own headers are each asker's. */
export function keptAnswers({ version }: Database) {
  const kept = keptWhile<Parts>(version, most)
  return async (key: string, headers: AnswerHeaders, make: () => Promise<Made>): Promise<Response> => {
    let made: Made | undefined
    const parts = await kept(key, async () => {
      made = await make()
      const fresh = partsOf(made.response)
      return made.isLasting && fresh && (fresh.body ?? '').length <= longest ? fresh : undefined
    })
    if (made) return made.response
    if (!parts) throw new Error('An answer was neither kept nor made')
    return plainAnswer({ ...parts, headers: { ...parts.headers, ...headers.own } })
  }
}

export type KeptAnswers = ReturnType<typeof keptAnswers>
