import fc from 'fast-check'
import type { Send } from '#platform/web/api/transport.ts'
import { type Described, type Judge, readDocument } from './document.ts'
import { type FuzzRuntime, openFuzzRuntime } from './fuzz-runtime.ts'
import { groundOf } from './ground.ts'
import type { AuditScenario } from '#testing/inputs/audit-scenario.ts'
import { complaintsOf } from './judge.ts'
import { type FuzzRequest, requestsOf, strayRequests } from './requests.ts'

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
  /** Operations without a successful answer. */
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
).flatMap((one) => Object.keys(one.counted ?? {}))

const strays = 'strays'
// After this many operations the sample data is reset.
const lasting = 40

const printed = ({ who, method, path, headers, body }: FuzzRequest) =>
  `${who}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body === undefined ? '' : JSON.stringify(body.slice(0, 600))}`

/** A runtime with its visitors, who sign in again when necessary; reset if one cannot. */
async function openPlace() {
  let runtime = await openFuzzRuntime()
  const visitors = new Map<string, { send: Send }>()
  async function anew() {
    visitors.clear()
    await runtime.close()
    runtime = await openFuzzRuntime()
  }
  async function letIn(who: string) {
    const visitor =
      visitors.get(who) ??
      (await runtime.visitor(who).catch(async () => {
        await anew()
        return runtime.visitor(who)
      }))
    visitors.set(who, visitor)
    return visitor
  }
  return {
    runtime: (): FuzzRuntime => runtime,
    anew,
    letIn,
    /** Signs a visitor in again whose own request has signed out, or has switched the user. */
    check(who: string, { method, path }: Pick<FuzzRequest, 'method' | 'path'>, status: number) {
      const isAboutThem = method !== 'GET' && /^\/api\/(session|account|auth|data\/admin)/.test(path)
      if (status === 401 || isAboutThem) visitors.delete(who)
    },
  }
}

type Place = Awaited<ReturnType<typeof openPlace>>

const requestOf = ({ method, path, headers, body }: FuzzRequest) =>
  new Request(`http://atrium.test${path}`, { method, headers, ...(body !== undefined && { body }) })

/** Sends a request and returns the faults of its answer and effects. */
async function examine(
  { place, judge, compares }: { place: Place; judge: Judge; compares: boolean },
  asked: FuzzRequest,
  operation: Described | undefined,
) {
  const visitor = await place.letIn(asked.who)
  const { tables, errors } = place.runtime()
  const answered: Response[] = []
  const work = async () => void answered.push(await visitor.send(requestOf(asked)))
  const touched = tables && compares ? await tables.changedBy(work) : (await work(), [])
  const [response] = answered
  // An export leaves its entry in the audit log.
  const changed = touched.filter((name) => name !== 'auditEntries' || !response?.headers.has('content-disposition'))
  if (!response) return { status: 0, complaints: ['is not answered'] }
  const { status } = response
  place.check(asked.who, asked, status)
  // In a browser, unanswered requests go to the network, which is not under test.
  if (!tables && !response.headers.has('x-request-id')) return { status, complaints: [] }
  const complaints = await complaintsOf(judge, asked.method, response, operation)
  const isRead = asked.method === 'GET' || asked.method === 'HEAD'
  const isCounted = operation !== undefined && counted.includes(operation.operationId)
  if (changed.length > 0 && !isCounted && (status >= 400 || isRead))
    complaints.push(`${status}, and yet ${changed.join(', ')} changed`)
  return { status, complaints: [...complaints, ...errors()] }
}

async function isWell(place: Place) {
  const { everybody, tables } = place.runtime()
  const { send } = await place.letIn(everybody[0] ?? '')
  const signs = tables ? ['/healthz', '/readyz', '/api/session'] : ['/api/session']
  const answers = await Promise.all(signs.map((path) => send(new Request(`http://atrium.test${path}`))))
  return answers.every(({ ok }) => ok)
}

/** Tests every operation of the runtime, in the same way for the same seed. */
export async function fuzz({ requests, seed, only, compares = true, say }: FuzzOptions): Promise<FuzzReport> {
  const began = process.cpuUsage()
  const place = await openPlace()
  const { everybody } = place.runtime()
  const first = await place.letIn(everybody[0] ?? '')
  const judge = await readDocument(first)
  const court = { place, judge, compares }
  const ground = await groundOf(first, judge.operations)
  const report: FuzzReport = { cpuSeconds: 0, requests: 0, operations: 0, statuses: {}, unreached: [], faults: [] }

  // Otherwise similar operations would all get the same requests.
  const seedOf = (title: string) =>
    [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, seed)

  async function ask(
    title: string,
    kinds: readonly (readonly [fc.Arbitrary<FuzzRequest>, number])[],
    operation?: Described,
  ) {
    const seen = new Set<number>()
    const reported = new Set<string>()
    for (const [arbitrary, numRuns] of kinds) {
      for (const asked of fc.sample(arbitrary, { seed: seedOf(title), numRuns })) {
        const { status, complaints } = await examine(court, asked, operation)
        report.requests++
        report.statuses[status] = (report.statuses[status] ?? 0) + 1
        seen.add(status)
        const news = complaints.filter((one) => !reported.has(one.slice(0, 60)))
        news.forEach((one) => reported.add(one.slice(0, 60)))
        if (news.length > 0) {
          const least = await shrink(arbitrary, { seed: seedOf(title), numRuns }, operation)
          const fault = `${title} (--seed ${seed} --only ${title}): ${news.join('; ')}\n  ${printed(asked)}${least}`
          report.faults.push(fault)
          say?.(fault)
        }
      }
    }
    report.operations++
    if (operation && ![...seen].some((status) => status < 300)) report.unreached.push(title)
  }

  /** The smallest request of the same kind with a fault, if it has one on its own. */
  async function shrink(
    arbitrary: fc.Arbitrary<FuzzRequest>,
    sampled: { seed: number; numRuns: number },
    operation?: Described,
  ) {
    const property = fc.asyncProperty(
      arbitrary,
      async (asked) => (await examine(court, asked, operation)).complaints.length === 0,
    )
    const { counterexample } = await fc.check(property, { ...sampled, interruptAfterTimeLimit: 5000 })
    return counterexample ? `\n  ${printed(counterexample[0])}` : ''
  }

  const chosen = judge.operations.filter(({ operationId }) => only === undefined || operationId === only)
  const hasStrays = place.runtime().tables !== undefined && (only === undefined || only === strays)
  const each = Math.max(2, Math.ceil(requests / (chosen.length + (hasStrays ? 4 : 0))))
  const right = Math.ceil(each / 3)
  for (const [index, operation] of chosen.entries()) {
    if (index > 0 && index % lasting === 0) await place.anew()
    const of = (kind: 'right' | 'wrong') =>
      requestsOf(operation, { ground, schemaAt: judge.schemaAt, who: everybody }, kind)
    await ask(
      operation.operationId,
      [
        [of('right'), right],
        [of('wrong'), each - right],
      ],
      operation,
    )
  }
  if (hasStrays) await ask(strays, [[strayRequests(judge.operations, everybody), Math.max(50, each * 4)]])
  if (!(await isWell(place))) report.faults.push('The server does not answer any more')
  await place.runtime().close()
  const { user, system } = process.cpuUsage(began)
  report.cpuSeconds = Math.round((user + system) / 1e6)
  return report
}
