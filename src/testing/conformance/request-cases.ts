import type { Case } from './case.ts'
import { untried } from './case.ts'
import { type Conversation, expectStatus, type Question } from './conversation.ts'
import { hasOtherPlaces, hasPlaces, neededQuery, type Parts, pathOf, rightBodies, withQuery } from './right-parts.ts'
import type { Subject } from './subject.ts'

/** What the cases of one contract speak with, and what they have made to speak of. */
export interface Scene extends Parts {
  conversation: Conversation
  subjects: readonly Subject[]
  /** A record that this run has made and not removed yet. */
  record: { id: number | string; body: Record<string, unknown>; sent: unknown } | undefined
  /** Whether this server wants everybody to sign in. */
  hasStrangers: boolean
}

// What a request of an unknown record is refused by first is the server's choice.
export const refusals = ({ record }: Scene, subject: Subject, status: number) =>
  hasOtherPlaces(subject) || (hasPlaces(subject) && !record) ? [status, 404] : [status]

/** The operation as it can be asked without anything wrong, of the run's own record if it is about one. */
export function rightQuestion(scene: Scene, subject: Subject): Question {
  const { method } = subject.described
  const [body] = rightBodies(scene, subject)
  const path = pathOf(subject, scene.record && { id: scene.record.id })
  const query = neededQuery(scene, subject)
  return { method, path: withQuery(path, query), ...(body !== undefined && { body }) }
}

const isWrite = ({ described }: Subject) => described.method !== 'GET'

/** A DELETE takes its payload as a query, too (C27), and an upload is whatever was sent. */
const hasFreeQuery = ({ endpoint }: Subject) => endpoint.method === 'DELETE' && endpoint.body !== undefined

/** What has to hold of every operation, whatever it does. */
export function requestCases(scene: Scene, subject: Subject): Case[] {
  const { conversation } = scene
  const { described, endpoint, title } = subject
  const cases: Case[] = []
  const add = (says: string, check: Case['check']) => cases.push({ subject: title, says, check })
  const ask = (question: Partial<Question>) =>
    conversation.ask(subject, { ...rightQuestion(scene, subject), ...question })

  if (!isWrite(subject) && !hasPlaces(subject))
    add('answers what is asked rightly', async () => {
      // What has to be named may be another record, of which there need not be any.
      const needed = neededQuery(scene, subject)
      expectStatus(await ask({}), needed ? [endpoint.status, 404] : [endpoint.status])
    })
  if (hasPlaces(subject))
    add('does not find an id that was never given', async () => {
      const path = withQuery(pathOf(subject), neededQuery(scene, subject))
      // What of a right body only the record could tell may be refused before it.
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

/** A method that no operation has on this path, nor on one with a parameter where this one has a word. */
function otherMethod(subjects: readonly Subject[], path: string) {
  const here = subjects.filter(({ described }) => {
    const pattern = described.path.replaceAll(/\{\w+\}/g, '[^/]+')
    return described.path === path || new RegExp(`^${pattern}$`).test(path)
  })
  return methods.find((method) => here.every(({ described }) => described.method !== method))
}
