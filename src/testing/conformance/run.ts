import type { Contract } from '#platform/contract.ts'
import { session } from '#platform/contracts/session-contract.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { collectKnownValues } from '#testing/fuzz/known-values.ts'
import { bodyCases } from './body-cases.ts'
import { type Case, RequirementFailure, failRequirement, RequirementSkipped } from './case.ts'
import { createTestClient } from './test-client.ts'
import { eventCases } from './event-cases.ts'
import { listCases } from './list-cases.ts'
import { endCases, recordCases } from './record-cases.ts'
import { requestCases, type TestContext } from './request-cases.ts'
import { listSubjects } from './subject.ts'
import { uploadFiles } from './uploaded-files.ts'

/** The outcome of a case. */
export interface CaseResult extends Pick<Case, 'subject' | 'requirement'> {
  outcome: 'passed' | 'failed' | 'skipped'
  reason?: string
  /** The last request of an unmet case, as a shell command. */
  curlCommand?: string
}

export interface ConformanceOptions {
  contracts: readonly Contract[]
  /** A client that is signed in if necessary. */
  visitor: { send: Send }
  /** The same without credentials. */
  anonymous: { send: Send }
  /** The server's address, for messages. */
  address: string
  /** The contracts to test, by default all; the others still provide known values. */
  testedContracts?: readonly Contract[]
  /** The title of the only operation to report. */
  only?: string | undefined
  /** Called after each case. */
  report?: (result: CaseResult) => void
}

/** Runs all cases of these contracts, always in the same order. */
export async function runConformance({
  contracts,
  visitor,
  anonymous,
  address,
  testedContracts = contracts,
  only,
  report,
}: ConformanceOptions): Promise<CaseResult[]> {
  const { apiDocument, subjects } = listSubjects(contracts)
  const testClient = createTestClient(apiDocument, visitor, anonymous, address)
  const results: CaseResult[] = []

  async function runCase({ subject, requirement, check }: Case): Promise<CaseResult> {
    try {
      await check()
      return { subject, requirement, outcome: 'passed' }
    } catch (error) {
      if (error instanceof RequirementSkipped)
        return { subject, requirement, outcome: 'skipped', reason: error.message }
      if (error instanceof RequirementFailure)
        return { subject, requirement, outcome: 'failed', reason: error.message, curlCommand: testClient.last() }
      throw error
    }
  }
  async function runCases(cases: readonly Case[]) {
    for (const testCase of cases) {
      const result = await runCase(testCase)
      if (only !== undefined && result.subject !== only) continue
      results.push(result)
      report?.(result)
    }
  }

  const sessionResponse = await anonymous.send(new Request(`http://atrium.test${session.base}`))
  const knownValues = await collectKnownValues(visitor, apiDocument.operations)
  const tested = only === undefined ? subjects : subjects.filter(({ title }) => title === only)
  for (const contract of new Set(tested.map((subject) => subject.contract))) {
    if (!testedContracts.includes(contract)) continue
    const ownSubjects = subjects.filter((subject) => subject.contract === contract)
    const context: TestContext = {
      testClient,
      apiDocument,
      // A file belongs to the record that it is attached to, perhaps of another contract.
      knownValues: new Map([...knownValues, ...(await uploadFiles(visitor, subjects))]),
      subjects: ownSubjects,
      record: undefined,
      requiresSignIn: sessionResponse.status === 401,
    }
    await runCases([...recordCases(context), ...eventCases(context)])
    for (const subject of ownSubjects)
      await runCases([
        ...listCases(context, subject),
        ...requestCases(context, subject),
        ...bodyCases(context, subject),
      ])
    await runCases(endCases(context))
    await runCases(
      ownSubjects.map(({ title }) => ({
        subject: title,
        requirement: 'sends only responses that the document declares',
        check: async () => {
          const [first, ...rest] = testClient.mismatchesOf(title)
          if (first)
            failRequirement(
              `${first.problem}${rest.length > 0 ? `, and ${rest.length} more` : ''}\n  ${first.curlCommand}`,
            )
        },
      })),
    )
  }
  return results
}
