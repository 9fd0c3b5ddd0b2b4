import type { Contract } from '#platform/contract.ts'
import { session } from '#platform/contracts/session-contract.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { groundOf } from '#testing/fuzz/ground.ts'
import { bodyCases } from './body-cases.ts'
import { type Case, Unmet, unmet, Untried } from './case.ts'
import { conversation } from './conversation.ts'
import { eventCases } from './event-cases.ts'
import { listCases } from './list-cases.ts'
import { endCases, keepCases } from './record-cases.ts'
import { requestCases, type Scene } from './request-cases.ts'
import { subjectsOf } from './subject.ts'
import { uploaded } from './uploaded.ts'

/** The outcome of a case. */
export interface Verdict extends Pick<Case, 'subject' | 'says'> {
  outcome: 'met' | 'unmet' | 'untried'
  because?: string
  /** The last request of an unmet case, as a shell command. */
  repeat?: string
}

export interface ConformanceOptions {
  contracts: readonly Contract[]
  /** A client that is signed in if necessary. */
  visitor: { send: Send }
  /** The same without credentials. */
  stranger: { send: Send }
  /** The server's address, for messages. */
  address: string
  /** The title of the only operation to report. */
  only?: string | undefined
  /** Called for each case at once. */
  say?: (verdict: Verdict) => void
}

/** Tests everything that these contracts promise, always in the same order. */
export async function conform({
  contracts,
  visitor,
  stranger,
  address,
  only,
  say,
}: ConformanceOptions): Promise<Verdict[]> {
  const { judge, subjects } = subjectsOf(contracts)
  const talk = conversation(judge, visitor, stranger, address)
  const verdicts: Verdict[] = []

  async function judged({ subject, says, check }: Case): Promise<Verdict> {
    try {
      await check()
      return { subject, says, outcome: 'met' }
    } catch (error) {
      if (error instanceof Untried) return { subject, says, outcome: 'untried', because: error.message }
      if (error instanceof Unmet)
        return { subject, says, outcome: 'unmet', because: error.message, repeat: talk.last() }
      throw error
    }
  }
  async function hold(cases: readonly Case[]) {
    for (const one of cases) {
      const verdict = await judged(one)
      if (only !== undefined && verdict.subject !== only) continue
      verdicts.push(verdict)
      say?.(verdict)
    }
  }

  const entry = await stranger.send(new Request(`http://atrium.test${session.base}`))
  const found = await groundOf(visitor, judge.operations)
  const wanted = only === undefined ? subjects : subjects.filter(({ title }) => title === only)
  for (const contract of new Set(wanted.map((one) => one.contract))) {
    const own = subjects.filter((one) => one.contract === contract)
    const scene: Scene = {
      conversation: talk,
      judge,
      // A file belongs to the record that it is attached to, perhaps of another contract.
      ground: new Map([...found, ...(await uploaded(visitor, subjects))]),
      subjects: own,
      record: undefined,
      hasStrangers: entry.status === 401,
    }
    await hold([...keepCases(scene), ...eventCases(scene)])
    for (const subject of own)
      await hold([...listCases(scene, subject), ...requestCases(scene, subject), ...bodyCases(scene, subject)])
    await hold(endCases(scene))
    await hold(
      own.map(({ title }) => ({
        subject: title,
        says: 'has only answered what the document says',
        check: async () => {
          const [first, ...rest] = talk.misfitsOf(title)
          if (first) unmet(`${first.complaint}${rest.length > 0 ? `, and ${rest.length} more` : ''}\n  ${first.repeat}`)
        },
      })),
    )
  }
  return verdicts
}
