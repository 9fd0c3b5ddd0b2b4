import { isRecord } from '#platform/records/is-object.ts'
import { richTextPaths } from '#platform/server/html/sanitise-rich-texts.ts'
import { type Case, failRequirement, skipRequirement } from './case.ts'
import { expectStatus, type TestResponse } from './test-client.ts'
import { holds, isList, readItems, getParameter } from './list-cases.ts'
import type { TestContext } from './request-cases.ts'
import { createPath, validBodies, withQuery } from './valid-requests.ts'
import { ofResource, type Subject } from './subject.ts'

const maxTries = 20

// `deleted` is tested by removing, and the version that a client has seen is no field of the record.
const ignoredFields = ['deleted', 'version']

const isSimple = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Throws unless the response has every plain value that was sent, as the schema parses it. */
function expectStored({ endpoint }: Subject, sent: unknown, returned: unknown) {
  const read: unknown = endpoint.body?.safeParse(sent).data
  if (!isRecord(read) || !isRecord(sent) || !isRecord(returned)) return
  // The server sanitises rich text.
  const formatted = new Set(endpoint.body && richTextPaths(endpoint.body))
  const isKept = (name: string) => isSimple(read[name]) && name in returned && !formatted.has(name)
  const names = Object.keys(sent).filter(isKept)
  const lost = names.find((name) => returned[name] !== read[name])
  if (lost !== undefined)
    failRequirement(`returns ${JSON.stringify(returned[lost])} as ${lost}, sent was ${JSON.stringify(read[lost])}`)
}

function readRecord({ body }: TestResponse) {
  const id = isRecord(body) ? body['id'] : undefined
  if (!isRecord(body) || (typeof id !== 'number' && typeof id !== 'string'))
    return failRequirement('returns no record with an id')
  return { id, body }
}

/** The operations on a contract's records, as far as it has them. */
export function recordOperations(subjects: readonly Subject[]) {
  const [create, list] = [ofResource(subjects, 'POST'), ofResource(subjects, 'GET')]
  const [show, edit] = [ofResource(subjects, 'GET', '/{id}'), ofResource(subjects, 'PATCH', '/{id}')]
  return {
    create: create && returnsRecord(create) ? create : undefined,
    list: list && isList(list) ? list : undefined,
    show,
    edit,
    remove: ofResource(subjects, 'DELETE', '/{id}'),
    purge: ofResource(subjects, 'DELETE', '/trash/{id}'),
  }
}

const noRecord = () => skipRequirement('no record could be created')

/** A record is created, shown, changed and found. It remains in the context for later cases. */
export function recordCases(context: TestContext): Case[] {
  const { testClient, subjects } = context
  const { create, list, show, edit, remove } = recordOperations(subjects)
  // None is created that cannot be removed.
  if (!create || !remove) return []
  const cases: Case[] = []
  const add = ({ title }: Subject, requirement: string, check: Case['check']) =>
    cases.push({ subject: title, requirement, check })
  const current = () => context.record ?? noRecord()

  add(create, 'creates a record', async () => {
    const all = validBodies(context, create)
    const bodies = [...all.slice(0, maxTries), ...all.slice(-maxTries)]
    const statuses = new Set<number>()
    for (const body of [...bodies, ...referring(context, create)]) {
      const response = await testClient.ask(create, { method: 'POST', path: createPath(create), body })
      statuses.add(response.status)
      if (response.status !== create.endpoint.status) continue
      context.record = { ...readRecord(response), sent: body }
      return expectStored(create, body, response.body)
    }
    failRequirement(
      `accepts none of ${bodies.length} bodies that fit its schema; statuses: ${[...statuses].join(', ')}`,
    )
  })

  if (show)
    add(show, 'shows the created record', async () => {
      const { id, body } = current()
      const response = await testClient.ask(show, { method: 'GET', path: createPath(show, { id }) })
      expectStatus(response, [200])
      const shownRecord = response.body
      if (!isRecord(shownRecord) || shownRecord['id'] !== id) failRequirement('shows another record')
      const differs = Object.keys(body).find(
        (name) => name in shownRecord && isSimple(body[name]) && shownRecord[name] !== body[name],
      )
      if (differs !== undefined) failRequirement(`shows another ${differs} than was returned when it was created`)
    })

  // Before changes, which may move it where this list does not look, such as to a trash.
  if (list) cases.push(...foundCases(context, list, current))
  if (edit)
    for (const name of Object.keys(readFields(edit)).filter((field) => !ignoredFields.includes(field)))
      add(edit, `changes ${name}, and nothing else that was sent`, async () => {
        const { id, body: before } = current()
        const value = validBodies(context, edit).flatMap((body) =>
          isRecord(body) && isSimple(body[name]) && body[name] !== before[name] ? [body[name]] : [],
        )[0]
        if (value === undefined || !isSimple(before[name])) return skipRequirement('there is no other value for it')
        const sent = { [name]: value }
        if (edit.endpoint.body?.safeParse(sent).success !== true) return skipRequirement('it cannot be changed alone')
        const response = await testClient.ask(edit, { method: 'PATCH', path: createPath(edit, { id }), body: sent })
        if (response.status === 409 || response.status === 422)
          return skipRequirement(`${response.status} for this value`)
        expectStatus(response, [edit.endpoint.status])
        expectStored(edit, sent, response.body)
        if (isRecord(response.body) && 'id' in response.body) context.record = { ...current(), body: response.body }
      })

  return cases
}

/** Valid bodies whose texts each name a record of the same kind: to create a copy, the original has to exist. */
function referring(context: TestContext, create: Subject) {
  const ids = context.knownValues.get(create.contract.name) ?? []
  const [body] = validBodies(context, create).slice(-1)
  if (!isRecord(body)) return []
  const bodies = Object.keys(body).flatMap((name) => ids.map((id) => ({ ...body, [name]: id })))
  return bodies.filter((candidate) => create.endpoint.body?.safeParse(candidate).success)
}

/** Whether the response to a creation is a record with an id. */
function returnsRecord({ described, endpoint }: Subject) {
  const schema = described.responses[String(endpoint.status)]?.content?.['application/json']?.schema
  return isRecord(schema) && isRecord(schema['properties']) && 'id' in schema['properties']
}

/** The fields of a JSON body. */
function readFields({ described }: Subject): Record<string, unknown> {
  const schema = described.requestBody?.content['application/json']?.schema
  return isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {}
}

/** The cases of finding the record in a list. */
function foundCases(context: TestContext, list: Subject, current: () => NonNullable<TestContext['record']>): Case[] {
  const listRecords = async (query: string) =>
    readItems(await context.testClient.ask(list, { method: 'GET', path: withQuery(list.described.path, query) }))
  const filters = list.described.parameters.filter(
    ({ in: place, name }) => place === 'query' && !['q', 'sort', 'page', 'limit', 'at'].includes(name),
  )
  return [
    {
      subject: list.title,
      requirement: 'contains the created record',
      async check() {
        const { id } = current()
        if (!holds(await listRecords('limit=1000'), id)) failRequirement('does not contain it')
      },
    },
    ...filters.map(({ name }) => ({
      subject: list.title,
      requirement: `returns the record filtered by ${name}`,
      async check() {
        const { id, body } = current()
        const value = body[name]
        if (!isSimple(value) || value === '' || !getParameter(list, name))
          return skipRequirement('the record has no plain value of that name')
        const items = await listRecords(`limit=1000&${name}=${encodeURIComponent(String(value))}`)
        if (!holds(items, id)) failRequirement(`does not contain the record whose ${name} is ${JSON.stringify(value)}`)
        if (items.some((item) => name in item && item[name] !== value))
          failRequirement(`contains records with another ${name}`)
      },
    })),
  ]
}

/** Removes a record, also from a trash. */
export async function discard({ testClient, subjects }: TestContext, id: string | number) {
  const { remove, purge } = recordOperations(subjects)
  const responses = []
  for (const operation of [remove, purge])
    if (operation)
      responses.push(await testClient.ask(operation, { method: 'DELETE', path: createPath(operation, { id }) }))
  return responses
}

/** A refused request has changed nothing, a removed record is gone, and one in a trash stays there until it is purged. */
export function endCases(context: TestContext): Case[] {
  const { testClient, subjects } = context
  const { create, list, show, remove, purge } = recordOperations(subjects)
  if (!create || !remove) return []
  const path = (subject: Subject) => createPath(subject, { id: (context.record ?? noRecord()).id })
  const cases: Case[] = []
  const add = ({ title }: Subject, requirement: string, check: Case['check']) =>
    cases.push({ subject: title, requirement, check })

  if (show)
    add(show, 'shows the record unchanged after the refused requests', async () => {
      const { body } = context.record ?? noRecord()
      const response = await testClient.ask(show, { method: 'GET', path: path(show) })
      expectStatus(response, [200])
      const shownRecord = isRecord(response.body) ? response.body : {}
      const changed = Object.keys(body).find((name) => isSimple(body[name]) && shownRecord[name] !== body[name])
      if (changed !== undefined) failRequirement(`shows another ${changed}`)
    })
  const removal = () => testClient.ask(remove, { method: 'DELETE', path: path(remove) })
  add(remove, 'removes the record', async () => expectStatus(await removal(), [remove.endpoint.status]))
  if (list)
    add(list, 'no longer contains the removed record', async () => {
      const { id } = context.record ?? noRecord()
      const response = await testClient.ask(list, { method: 'GET', path: withQuery(list.described.path, 'limit=1000') })
      if (holds(readItems(response), id)) failRequirement('still contains it')
    })
  const isInTrash = async (shown: Subject) => {
    const response = await testClient.ask(shown, { method: 'GET', path: path(shown) })
    if (isRecord(response.body) && response.body['deleted'] === true) return true
    expectStatus(response, [404])
    return false
  }
  add(remove, 'destroys nothing if the removal is repeated', async () => {
    const before = show && (await isInTrash(show))
    expectStatus(await removal(), [remove.endpoint.status, 404])
    if (show && (await isInTrash(show)) !== before) failRequirement('the record is no longer in the trash')
    if (!purge) context.record = undefined
  })
  if (purge)
    add(purge, 'deletes the record for good', async () => {
      const purging = () => testClient.ask(purge, { method: 'DELETE', path: path(purge) })
      expectStatus(await purging(), [purge.endpoint.status])
      expectStatus(await purging(), [404])
      if (show) expectStatus(await testClient.ask(show, { method: 'GET', path: path(show) }), [404])
      context.record = undefined
    })
  return cases
}
