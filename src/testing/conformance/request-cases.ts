import type { Case } from './case.ts'
import { untried } from './case.ts'
import { type Conversation, expectStatus, type Question } from './conversation.ts'
import { hasOtherPlaces, hasPlaces, neededQuery, type Parts, pathOf, rightBodies, withQuery } from './right-parts.ts'
import type { Subject } from './subject.ts'

/** The context of the cases of one contract, with the records they have created. */
export interface Scene extends Parts {
  conversation: Conversation
  subjects: readonly Subject[]
  /** A record that this run has created and not removed yet. */
  record: { id: number | string; body: Record<string, unknown>; sent: unknown } | undefined
  /** Whether this server requires sign-in. */
  hasStrangers: boolean
}

// Which check refuses a request for an unknown record first is up to the server.
export const refusals = ({ record }: Scene, subject: Subject, status: number) =>
  hasOtherPlaces(subject) || (hasPlaces(subject) && !record) ? [status, 404] : [status]

/** A valid request of the operation, with the run's own record if its path names one. */
export function rightQuestion(scene: Scene, subject: Subject): Question {
  const { method } = subject.described
  const [body] = rightBodies(scene, subject)
  const path = pathOf(subject, scene.record && { id: scene.record.id })
  const query = neededQuery(scene, subject)
  return { method, path: withQuery(path, query), ...(body !== undefined && { body }) }
}

const isWrite = ({ described }: Subject) => described.method !== 'GET'

/** A DELETE also accepts its payload as a query (C27), and an upload any. */
const hasFreeQuery = ({ endpoint }: Subject) => endpoint.method === 'DELETE' && endpoint.body !== undefined

/** Requirements of every operation. */
export function requestCases(scene: Scene, subject: Subject): Case[] {
  const { conversation } = scene
  const { described, endpoint, title } = subject
  const cases: Case[] = []
  const add = (says: string, check: Case['check']) => cases.push({ subject: title, says, check })
  const ask = (question: Partial<Question>) =>
    conversation.ask(subject, { ...rightQuestion(scene, subject), ...question })

  if (!isWrite(subject) && !hasPlaces(subject))
    add('answers what is asked rightly', async () => {
      // The required parameter may name another record, which need not exist.
      const needed = neededQuery(scene, subject)
      expectStatus(await ask({}), needed ? [endpoint.status, 404] : [endpoint.status])
    })
  if (hasPlaces(subject))
    add('does not find an id that was never given', async () => {
      const path = withQuery(pathOf(subject), neededQuery(scene, subject))
      // If only the record can tell whether the body is valid, it may be refused before.
      expectStatus(await ask({ path }), endpoint.body ? [404, 422] : [404])
    })
  if (!hasFreeQuery(subject))
    add('refuses a query parameter that the document does not name', async () => {
      const path = withQuery(rightQuestion(scene, subject).path, 'unheard-of=1')
      expectStatus(await ask({ path }), refusals(scene, subject, 422), 'unheard-of')
    })
  if (isWrite(subject))
    add('refuses a write from another site', async () => {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
      expectStatus(await ask({ headers }), [403])
    })
  if (!endpoint.public)
    add('asks strangers to sign in', async () => {
      if (!scene.hasStrangers) untried('this server signs everybody in')
      expectStatus(await ask({ asStranger: true }), [401])
    })

  const other = otherMethod(scene.subjects, described.path)
  if (other)
    add(`does not take ${other}`, async () => {
      expectStatus(await ask({ method: other, path: pathOf(subject) }), [405])
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
