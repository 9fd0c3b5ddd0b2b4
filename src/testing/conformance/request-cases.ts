import type { Case } from './case.ts'
import { skipRequirement } from './case.ts'
import { type TestClient, expectStatus, type TestRequest } from './test-client.ts'
import {
  hasOtherParameters,
  hasPathParameters,
  requiredQuery,
  type Parts,
  createPath,
  validBodies,
  withQuery,
} from './valid-requests.ts'
import type { Subject } from './subject.ts'

/** The context of the cases of one contract, with the records they have created. */
export interface TestContext extends Parts {
  testClient: TestClient
  subjects: readonly Subject[]
  /** A record that this run has created and not removed yet. */
  record: { id: number | string; body: Record<string, unknown>; sent: unknown } | undefined
  /** Whether this server requires sign-in. */
  requiresSignIn: boolean
}

// Which check refuses a request for an unknown record first is up to the server.
export const refusals = ({ record }: TestContext, subject: Subject, status: number) =>
  hasOtherParameters(subject) || (hasPathParameters(subject) && !record) ? [status, 404] : [status]

/** A valid request of the operation, with the run's own record if its path names one. */
export function validRequest(context: TestContext, subject: Subject): TestRequest {
  const { method } = subject.described
  const [body] = validBodies(context, subject)
  const path = createPath(subject, context.record && { id: context.record.id })
  const query = requiredQuery(context, subject)
  return { method, path: withQuery(path, query), ...(body !== undefined && { body }) }
}

const isWrite = ({ described }: Subject) => described.method !== 'GET'

/** A DELETE also accepts its payload as a query, and an upload any. */
const hasFreeQuery = ({ endpoint }: Subject) => endpoint.method === 'DELETE' && endpoint.body !== undefined

/** Requirements of every operation. */
export function requestCases(context: TestContext, subject: Subject): Case[] {
  const { testClient } = context
  const { described, endpoint, title } = subject
  const cases: Case[] = []
  const add = (requirement: string, check: Case['check']) => cases.push({ subject: title, requirement, check })
  const sendValid = (question: Partial<TestRequest>) =>
    testClient.ask(subject, { ...validRequest(context, subject), ...question })

  if (!isWrite(subject) && !hasPathParameters(subject))
    add('accepts valid requests', async () => {
      // The required parameter may name another record, which need not exist.
      const needed = requiredQuery(context, subject)
      expectStatus(await sendValid({}), needed ? [endpoint.status, 404] : [endpoint.status])
    })
  if (hasPathParameters(subject))
    add('responds with 404 to an unknown id', async () => {
      const path = withQuery(createPath(subject), requiredQuery(context, subject))
      // If only the record can tell whether the body is valid, it may be refused before.
      expectStatus(await sendValid({ path }), endpoint.body ? [404, 422] : [404])
    })
  if (!hasFreeQuery(subject))
    add('refuses a query parameter that the document does not name', async () => {
      const path = withQuery(validRequest(context, subject).path, 'unknown-parameter=1')
      expectStatus(await sendValid({ path }), refusals(context, subject, 422), 'unknown-parameter')
    })
  if (isWrite(subject))
    add('refuses a write from another site', async () => {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
      expectStatus(await sendValid({ headers }), [403])
    })
  if (!endpoint.public)
    add('responds with 401 without a session', async () => {
      if (!context.requiresSignIn) skipRequirement('this server signs everybody in')
      expectStatus(await sendValid({ isAnonymous: true }), [401])
    })

  const other = otherMethod(context.subjects, described.path)
  if (other)
    add(`responds with 405 to ${other}`, async () => {
      expectStatus(await sendValid({ method: other, path: createPath(subject) }), [405])
    })
  return cases
}

const methods = ['PUT', 'PATCH', 'POST', 'DELETE', 'GET']

/** A method without an operation on this path, or on one with a parameter in its place. */
function otherMethod(subjects: readonly Subject[], path: string) {
  const here = subjects.filter(({ described }) => {
    const pattern = described.path.replaceAll(/\{\w+\}/g, '[^/]+')
    return described.path === path || new RegExp(`^${pattern}$`).test(path)
  })
  return methods.find((method) => here.every(({ described }) => described.method !== method))
}
