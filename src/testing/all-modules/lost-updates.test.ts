import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { openServer, type Operation, operations, createRequest, getTitle } from '#testing/inputs/endpoints.ts'
import { minimalValue } from '#testing/inputs/minimal-value.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const Fields = z.record(z.string(), z.unknown())
type Fields = z.infer<typeof Fields>

const getShape = ({ endpoint: { body } }: Operation) => (body instanceof z.ZodObject ? body.shape : {})

const isBasedFields = (field: unknown) => field instanceof z.ZodObject && 'base' in field.shape

/** The part of the body that has the fields of the record and their `base`: `newData` of `{ taskId, newData }`. */
const getMember = (operation: Operation) =>
  Object.entries(getShape(operation)).find(([, field]) => isBasedFields(field))?.[0]

const isFlag = (field: unknown) =>
  field instanceof z.ZodBoolean || (field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodBoolean)

/** The fields of the record that an edit can change, but flags: their last value is the intended one. */
function getFieldNames(operation: Operation) {
  const shape: Readonly<Record<string, unknown>> = getShape(operation)
  const part = shape[getMember(operation) ?? '']
  const fields: Readonly<Record<string, unknown>> = part instanceof z.ZodObject ? part.shape : shape
  return Object.keys(fields).filter((name) => name !== 'base' && !isFlag(fields[name]))
}

const merges = (operation: Operation) => operation.endpoint.mergesFields === true || getMember(operation) !== undefined

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
    const { losesNothing } = operation.endpoint
    return !merges(operation) && losesNothing === undefined && !('version' in getShape(operation))
  })
  expect(unsafe.map(getTitle)).toEqual([])
})

/** The names of all fields in a body but flags, those of objects in it included. */
const listNamesWithin = (operation: Operation) =>
  Object.entries(getShape(operation))
    .flatMap(([name, field]) => (field instanceof z.ZodObject ? Object.entries(field.shape) : [[name, field] as const]))
    .flatMap(([name, field]) => (isFlag(field) ? [] : [name]))

test('no edit gives a reason for fields that another edit of the same records merges', () => {
  const unsound = edits.filter((operation) => {
    if (merges(operation)) return false
    const siblings = edits.filter((other) => other.contract === operation.contract && merges(other))
    const merged = new Set(siblings.flatMap(getFieldNames))
    return listNamesWithin(operation).some((name) => merged.has(name))
  })
  expect(unsound.map(getTitle)).toEqual([])
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
  const names = getFieldNames(operation)
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

/** The body of an edit: the record may be named in the path, by `id`, or beside its fields, by `taskId`. */
function createBody(operation: Operation, id: string | number, changes: Fields, base: Fields): Fields {
  const least = Fields.parse(operation.endpoint.body ? minimalValue(operation.endpoint.body) : {})
  const member = getMember(operation)
  const names = Object.keys(getShape(operation))
  const named = Object.fromEntries(names.filter((name) => /^id$|Id$/.test(name)).map((name) => [name, id]))
  if (member) return { ...least, ...named, [member]: { ...changes, base } }
  return { ...least, ...('id' in named ? { id } : {}), ...changes, base }
}

const merging = edits.concat(operations.filter(({ contract }) => contract.private)).filter(merges)

test('finds edits that merge fields', () => expect(merging.length).toBeGreaterThanOrEqual(minimumInAtrium(8)))

describe.each(merging.map((operation) => [getTitle(operation), operation] as const))('%s', (_title, operation) => {
  test('of two users who edit a field from the same version, the second gets 409 and overwrites nothing', async () => {
    const server = openServer()
    const [first, second] = [await server.signIn('u1'), await server.signIn('u1')]
    const { records, show } = await recordsFor(operation, first.send)
    const member = getMember(operation)
    const edit = async (by: typeof first, id: string | number, changes: Fields, base: Fields) => {
      const body = createBody(operation, id, changes, base)
      const response = await by.send(createRequest(operation, { id, body }))
      return { status: response.status, problem: response.ok ? {} : Fields.parse(await response.json()) }
    }
    for (const listed of records.slice(0, 20)) {
      const id = z.union([z.string(), z.number()]).parse(listed['id'])
      const shownResponse = show && (await first.send(createRequest(show, { id })))
      const record = shownResponse?.ok ? Fields.parse(await shownResponse.json()) : listed
      for (const name of getFieldNames(operation).filter((field) => isPlain(record[field]) && field !== 'id')) {
        const base = { [name]: record[name] }
        const path = member ? `${member}.${name}` : name
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
        expect(late).toMatchObject({ status: 409, problem: { conflicts: [{ path, current: one }] } })
        expect((await edit(second, id, { [name]: one }, base)).status, 'the same change twice').toBeLessThan(300)
        expect((await edit(second, id, { [name]: other }, { [name]: one })).status).toBeLessThan(300)
        expect((await edit(second, id, { [name]: one }, { unknown: 1 })).status).toBe(422)
        return
      }
    }
    expect.fail('No field of a record takes two other values')
  })
})
