import fc from 'fast-check'
import type { Send } from '#platform/web/api/transport.ts'
import { type DocumentedOperation, type ApiDocument, readDocument } from './document.ts'
import { type FuzzRuntime, openFuzzRuntime } from './fuzz-runtime.ts'
import { collectKnownValues } from './known-values.ts'
import type { AuditScenario } from '#testing/inputs/audit-scenario.ts'
import { findResponseProblems } from './response-problems.ts'
import { type FuzzRequest, createRequests, unknownRouteRequests } from './requests.ts'

export interface FuzzOptions {
  requests: number
  seed: number
  /** The title of the only operation to test. */
  only?: string | undefined
  /**
   * Whether to compare all tables before and after each request, if the runtime has accessible ones; true by default.
   */
  compares?: boolean
  /** Called for each fault at once, since a long run may be aborted. */
  say?: ((fault: string) => void) | undefined
}

/** The results of a run. */
export interface FuzzReport {
  /** Of this process, including the tests' own code. */
  cpuSeconds: number
  requests: number
  operations: number
  statuses: Record<string, number>
  /** Operations without a successful response. */
  unreached: string[]
  /** The faults, with the command to reproduce each. */
  faults: string[]
}

const counted = Object.values(
  import.meta.glob<AuditScenario>(
    ['../../modules/*/tests/*.audit-scenario.ts', '../../modules/*/*.audit-scenario.ts'],
    {
      eager: true,
    },
  ),
).flatMap((scenario) => Object.keys(scenario.counted ?? {}))

const unknownRoutes = 'strays'
// After this many operations the sample data is reset.
const operationsPerReset = 40

const formatRequest = ({ who, method, path, headers, body }: FuzzRequest) =>
  `${who}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body === undefined ? '' : JSON.stringify(body.slice(0, 600))}`

/** A runtime with its visitors, who sign in again when necessary; reset if one cannot. */
async function openTestServer() {
  let runtime = await openFuzzRuntime()
  const visitors = new Map<string, { send: Send }>()
  async function reset() {
    visitors.clear()
    await runtime.close()
    runtime = await openFuzzRuntime()
  }
  async function visitorFor(who: string) {
    const visitor =
      visitors.get(who) ??
      (await runtime.visitor(who).catch(async () => {
        await reset()
        return runtime.visitor(who)
      }))
    visitors.set(who, visitor)
    return visitor
  }
  return {
    runtime: (): FuzzRuntime => runtime,
    reset,
    visitorFor,
    /** Signs a visitor in again whose own request has signed out, or has switched the user. */
    check(who: string, { method, path }: Pick<FuzzRequest, 'method' | 'path'>, status: number) {
      const isAboutThem = method !== 'GET' && /^\/api\/(session|account|auth|data\/admin)/.test(path)
      if (status === 401 || isAboutThem) visitors.delete(who)
    },
  }
}

type TestServer = Awaited<ReturnType<typeof openTestServer>>

const createRequest = ({ method, path, headers, body }: FuzzRequest) =>
  new Request(`http://atrium.test${path}`, { method, headers, ...(body !== undefined && { body }) })

/** Sends a request and returns the faults of its response and effects. */
async function sendAndCheck(
  { testServer, apiDocument, compares }: { testServer: TestServer; apiDocument: ApiDocument; compares: boolean },
  asked: FuzzRequest,
  operation: DocumentedOperation | undefined,
) {
  const visitor = await testServer.visitorFor(asked.who)
  const { tables, errors } = testServer.runtime()
  const received: Response[] = []
  const work = async () => void received.push(await visitor.send(createRequest(asked)))
  const touched = tables && compares ? await tables.changedBy(work) : (await work(), [])
  const [response] = received
  // An export leaves its entry in the audit log.
  const changed = touched.filter((name) => name !== 'auditEntries' || !response?.headers.has('content-disposition'))
  if (!response) return { status: 0, problems: ['gets no response'] }
  const { status } = response
  testServer.check(asked.who, asked, status)
  // In a browser, unanswered requests go to the network, which is not under test.
  if (!tables && !response.headers.has('x-request-id')) return { status, problems: [] }
  const problems = await findResponseProblems(apiDocument, asked.method, response, operation)
  const isRead = asked.method === 'GET' || asked.method === 'HEAD'
  const isCounted = operation !== undefined && counted.includes(operation.operationId)
  if (changed.length > 0 && !isCounted && (status >= 400 || isRead))
    problems.push(`${status}, and yet ${changed.join(', ')} changed`)
  return { status, problems: [...problems, ...errors()] }
}

async function isHealthy(testServer: TestServer) {
  const { everybody, tables } = testServer.runtime()
  const { send } = await testServer.visitorFor(everybody[0] ?? '')
  const signs = tables ? ['/healthz', '/readyz', '/api/session'] : ['/api/session']
  const responses = await Promise.all(signs.map((path) => send(new Request(`http://atrium.test${path}`))))
  return responses.every(({ ok }) => ok)
}

/** Tests every operation of the runtime, in the same way for the same seed. */
export async function fuzz({ requests, seed, only, compares = true, say }: FuzzOptions): Promise<FuzzReport> {
  const startUsage = process.cpuUsage()
  const testServer = await openTestServer()
  const { everybody } = testServer.runtime()
  const first = await testServer.visitorFor(everybody[0] ?? '')
  const apiDocument = await readDocument(first)
  const checkContext = { testServer, apiDocument, compares }
  const knownValues = await collectKnownValues(first, apiDocument.operations)
  const report: FuzzReport = { cpuSeconds: 0, requests: 0, operations: 0, statuses: {}, unreached: [], faults: [] }

  // Otherwise similar operations would all get the same requests.
  const hashSeed = (title: string) =>
    [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, seed)

  async function send(
    title: string,
    kinds: readonly (readonly [fc.Arbitrary<FuzzRequest>, number])[],
    operation?: DocumentedOperation,
  ) {
    const statuses = new Set<number>()
    const reported = new Set<string>()
    for (const [arbitrary, numRuns] of kinds) {
      for (const request of fc.sample(arbitrary, { seed: hashSeed(title), numRuns })) {
        const { status, problems } = await sendAndCheck(checkContext, request, operation)
        report.requests++
        report.statuses[status] = (report.statuses[status] ?? 0) + 1
        statuses.add(status)
        const newProblems = problems.filter((problem) => !reported.has(problem.slice(0, 60)))
        newProblems.forEach((newProblem) => reported.add(newProblem.slice(0, 60)))
        if (newProblems.length > 0) {
          const smallest = await shrink(arbitrary, { seed: hashSeed(title), numRuns }, operation)
          const fault = `${title} (--seed ${seed} --only ${title}): ${newProblems.join('; ')}\n  ${formatRequest(request)}${smallest}`
          report.faults.push(fault)
          say?.(fault)
        }
      }
    }
    report.operations++
    if (operation && ![...statuses].some((status) => status < 300)) report.unreached.push(title)
  }

  /** The smallest request of the same kind with a fault, if it has one on its own. */
  async function shrink(
    arbitrary: fc.Arbitrary<FuzzRequest>,
    sampled: { seed: number; numRuns: number },
    operation?: DocumentedOperation,
  ) {
    const property = fc.asyncProperty(
      arbitrary,
      async (asked) => (await sendAndCheck(checkContext, asked, operation)).problems.length === 0,
    )
    const { counterexample } = await fc.check(property, { ...sampled, interruptAfterTimeLimit: 5000 })
    return counterexample ? `\n  ${formatRequest(counterexample[0])}` : ''
  }

  const chosen = apiDocument.operations.filter(({ operationId }) => only === undefined || operationId === only)
  const testsUnknownRoutes = testServer.runtime().tables !== undefined && (only === undefined || only === unknownRoutes)
  const each = Math.max(2, Math.ceil(requests / (chosen.length + (testsUnknownRoutes ? 4 : 0))))
  const right = Math.ceil(each / 3)
  for (const [index, operation] of chosen.entries()) {
    if (index > 0 && index % operationsPerReset === 0) await testServer.reset()
    const of = (kind: 'right' | 'wrong') =>
      createRequests(operation, { knownValues, schemaAt: apiDocument.schemaAt, who: everybody }, kind)
    await send(
      operation.operationId,
      [
        [of('right'), right],
        [of('wrong'), each - right],
      ],
      operation,
    )
  }
  if (testsUnknownRoutes)
    await send(unknownRoutes, [[unknownRouteRequests(apiDocument.operations, everybody), Math.max(50, each * 4)]])
  if (!(await isHealthy(testServer))) report.faults.push('The server no longer responds')
  await testServer.runtime().close()
  const { user, system } = process.cpuUsage(startUsage)
  report.cpuSeconds = Math.round((user + system) / 1e6)
  return report
}
