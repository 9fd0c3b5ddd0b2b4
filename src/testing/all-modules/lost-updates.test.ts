import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { openServer, type Operation, operations, createRequest, getTitle } from '#testing/inputs/endpoints.ts'
import { minimalValue } from '#testing/inputs/minimal-value.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const Fields = z.record(z.string(), z.unknown())
type Fields = z.infer<typeof Fields>

const getShape = ({ endpoint: { body } }: Operation) => (body instanceof z.ZodObject ? body.shape : {})

/** A switch, such as a like, belongs to the user, so its last value is the intended one. */
const isSwitch = (operation: Operation) =>
  Object.values(getShape(operation)).every((field) => field instanceof z.ZodBoolean)

const edits = operations.filter((operation) => {
  const { contract, endpoint } = operation
  const isEdit = ['PUT', 'PATCH'].includes(endpoint.method) && endpoint.action === 'update'
  return isEdit && !contract.private && !endpoint.ownOnly && !isSwitch(operation)
})

test('every edit of a shared record merges fields, requires a version, or says why it loses nothing', () => {
  const unsafe = edits.filter((operation) => {
    const { mergesFields, losesNothing } = operation.endpoint
    return !mergesFields && losesNothing === undefined && !('version' in getShape(operation))
  })
  expect(unsafe.map(getTitle)).toEqual([])
})

/** All records of a response, nested ones included. */
function recordsWithin(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(recordsWithin)
  const fields = Fields.safeParse(value).data
  if (!fields) return []
  return ['id' in fields ? [fields] : [], ...Object.values(fields).map(recordsWithin)].flat()
}

const isOneOf = ({ endpoint: { path } }: Operation) => path.endsWith('/:id')

type Send = (request: Request) => Promise<Response>

/** The records to edit: those with most of its fields, each as its own endpoint shows it, if there is one. */
async function recordsFor(operation: Operation, send: Send) {
  const reads = operations.filter(
    ({ contract, endpoint }) => contract === operation.contract && endpoint.method === 'GET',
  )
  const lists = reads.filter(({ endpoint }) => !endpoint.path.includes(':') && endpoint.returns instanceof z.ZodType)
  const listed: Fields[] = []
  for (const list of lists) {
    const response = await send(createRequest(list))
    if (response.ok) listed.push(...recordsWithin(await response.json()))
  }
  const names = Object.keys(getShape(operation))
  const matches = (record: Fields) => names.filter((name) => name in record).length
  const most = Math.max(...listed.map(matches))
  const show = reads.find(({ endpoint }) => isOneOf(operation) && endpoint.path === operation.endpoint.path)
  const records = listed.filter((record) => matches(record) === most)
  return { records, show }
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Other values for a field: those of other records, and similar ones. */
function listOtherValues(name: string, value: unknown, records: readonly Fields[]) {
  const near = typeof value === 'number' ? [value + 1, value + 2] : [`${String(value)} one`, `${String(value)} two`]
  const otherValues = new Set(
    records.map((record) => record[name]).filter((other) => isPlain(other) && other !== value),
  )
  return [...near, ...[...otherValues].slice(0, 6)]
}

const merging = edits
  .concat(operations.filter(({ contract }) => contract.private))
  .filter(({ endpoint }) => endpoint.mergesFields)

test('finds edits that merge fields', () => expect(merging.length).toBeGreaterThanOrEqual(minimumInAtrium(8)))

describe.each(merging.map((operation) => [getTitle(operation), operation] as const))('%s', (_title, operation) => {
  test('of two users who edit a field from the same version, the second gets 409 and overwrites nothing', async () => {
    const server = openServer()
    const [first, second] = [await server.signIn('u1'), await server.signIn('u1')]
    const { records, show } = await recordsFor(operation, first.send)
    const least = Fields.parse(operation.endpoint.body ? minimalValue(operation.endpoint.body) : {})
    const edit = async (by: typeof first, id: string | number, changes: Fields, base: Fields) => {
      const body = { ...least, ...('id' in getShape(operation) ? { id } : {}), ...changes, base }
      const response = await by.send(createRequest(operation, { id, body }))
      return { status: response.status, problem: response.ok ? {} : Fields.parse(await response.json()) }
    }
    for (const listed of records.slice(0, 20)) {
      const id = z.union([z.string(), z.number()]).parse(listed['id'])
      const shownResponse = show && (await first.send(createRequest(show, { id })))
      const record = shownResponse?.ok ? Fields.parse(await shownResponse.json()) : listed
      for (const name of Object.keys(getShape(operation)).filter((field) => isPlain(record[field]) && field !== 'id')) {
        const base = { [name]: record[name] }
        const accepted: unknown[] = []
        for (const value of listOtherValues(name, record[name], records)) {
          if (accepted.length === 2) break
          const current = accepted.length === 0 ? base : { [name]: accepted[0] }
          if ((await edit(first, id, { [name]: value }, current)).status < 300) accepted.push(value)
        }
        const [one, other] = accepted
        if (other === undefined) continue
        expect(await edit(first, id, { [name]: one }, { [name]: other })).toMatchObject({
          status: operation.endpoint.status,
        })
        const late = await edit(second, id, { [name]: other }, base)
        expect(late).toMatchObject({ status: 409, problem: { conflicts: [{ path: name, current: one }] } })
        expect((await edit(second, id, { [name]: one }, base)).status, 'the same change twice').toBeLessThan(300)
        expect((await edit(second, id, { [name]: other }, { [name]: one })).status).toBeLessThan(300)
        expect((await edit(second, id, { [name]: one }, { unknown: 1 })).status).toBe(422)
        return
      }
    }
    expect.fail('No field of a record takes two other values')
  })
})
