import fc from 'fast-check'
import type { DocumentedOperation } from './document.ts'
import { knownFor, type Making, createValue } from './values.ts'
import { wrongBodies, wrongHeaders, wrongTexts } from './wrong-values.ts'

/** A request that can be printed and repeated. */
export interface FuzzRequest {
  who: string
  method: string
  /** With its query. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Percentage of wrong parts in an invalid request. */
const invalidKind = 12

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

function createPath({ path, parameters }: DocumentedOperation, making: Making) {
  const { knownValues } = making
  const pathParameters = parameters.filter((parameter) => parameter.in === 'path')
  const values = pathParameters.map(({ name, schema }) => {
    const listed = name === 'id' ? knownValues.get(path.slice(0, path.indexOf('/{'))) : undefined
    const candidates = listed ?? knownFor(name, making)
    const right =
      candidates.length > 0 ? fc.constantFrom(...candidates) : createValue(schema, name, { ...making, wrong: 0 })
    const segments = right.map(encoded)
    if (making.wrong === 0) return segments
    // Some unescaped, so that invalid escape sequences arrive, too.
    const wrong = fc.constantFrom(...wrongTexts, '2000000000').map((text) => encoded(text) || '%20')
    return fc.oneof({ weight: 6, arbitrary: segments }, { weight: 1, arbitrary: wrong })
  })
  return fc
    .tuple(...values)
    .map((found) =>
      pathParameters.reduce((text, { name }, index) => text.replace(`{${name}}`, found[index] ?? ''), path),
    )
}

function createQuery({ parameters, method, requestBody }: DocumentedOperation, making: Making) {
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query')
  const isRequired = (name: string) =>
    queryParameters.some((queryParameter) => queryParameter.name === name && queryParameter.required)
  const fields = Object.fromEntries(
    queryParameters.map(({ name, schema }) => [name, createValue(schema, name, making)]),
  )
  const requiredKeys = making.wrong > 0 ? [] : Object.keys(fields).filter(isRequired)
  const sent = fc
    .record(fields, { requiredKeys })
    .map((values) =>
      Object.entries(values).flatMap(([name, value]) =>
        (Array.isArray(value) ? value.slice(0, 300) : [value]).map((item): [string, string] => [
          name,
          typeof item === 'object' ? JSON.stringify(item) : String(item),
        ]),
      ),
    )
  if (making.wrong === 0) return sent
  const unknown = fc.constantFrom('debug', '__proto__', 'page', 'limit', 'sort', 'q', 'id', 'fields[]', '')
  const unknownRoutes = fc.array(fc.tuple(unknown, fc.constantFrom(...wrongTexts)), { maxLength: 2 })
  const isByQuery = method === 'DELETE' && requestBody !== undefined
  const some = fc.oneof(
    { weight: isByQuery ? 1 : 5, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: unknownRoutes },
  )
  return fc.tuple(sent, some).map(([own, more]) => [...own, ...more])
}

function createBody({ requestBody }: DocumentedOperation, making: Making): fc.Arbitrary<string | undefined> {
  const [described] = Object.entries(requestBody?.content ?? {})
  if (!described) {
    const stray = fc.constantFrom(...wrongBodies)
    return making.wrong === 0
      ? fc.constant(undefined)
      : fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: stray })
  }
  const [type, { schema }] = described
  const right =
    type === 'application/json'
      ? createValue(schema, '', making).map((value) => JSON.stringify(value))
      : fc.constantFrom('Low tide', '\uFFFD', 'x'.repeat(1000))
  if (making.wrong === 0) return right
  return fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...wrongBodies) })
}

function createHeaders({ requestBody }: DocumentedOperation, { wrong }: Making) {
  const [type] = Object.keys(requestBody?.content ?? {})
  const usual: Record<string, string> =
    type === undefined ? {} : { 'content-type': type === '*/*' ? 'image/png' : type }
  if (wrong === 0) return fc.constant(usual)
  const odd = fc.array(fc.constantFrom(...wrongHeaders), { minLength: 1, maxLength: 2 })
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: odd.map((more) => ({ ...usual, ...Object.fromEntries(more) })) },
  )
}

/** Requests of an operation by these visitors: valid as far as its description says, or with wrong parts. */
export function createRequests(
  operation: DocumentedOperation,
  { who, ...known }: Pick<Making, 'knownValues' | 'schemaAt'> & { who: readonly string[] },
  kind: 'right' | 'wrong',
) {
  const making: Making = { ...known, topic: operation.tags[0], wrong: kind === 'wrong' ? invalidKind : 0 }
  const { method } = operation
  return fc
    .record({
      // Users with the most rights reach the most code.
      who: fc.oneof(
        { weight: kind === 'right' ? 6 : 1, arbitrary: fc.constant(who[0] ?? '') },
        fc.constantFrom(...who),
      ),
      path: createPath(operation, making),
      query: createQuery(operation, making),
      headers: createHeaders(operation, making),
      body: createBody(operation, making),
    })
    .map(({ path, query, body, ...rest }): FuzzRequest => {
      const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
      const hasBody = body !== undefined && method !== 'GET'
      return { ...rest, method, path: search ? `${path}?${search}` : path, ...(hasBody && { body }) }
    })
}

const strayPaths = [
  '/api',
  '/api/',
  '/api/nothing',
  '//api/session',
  '/api//session',
  '/api/session/',
  '/api/session/../settings',
  '/api/session%2f..%2fsettings',
  '/api/%',
  '/api/%E0%A4%A',
  '/api/%00',
  '/api/session;a=b',
  '/api/__proto__',
  '/api/data/../../etc/passwd',
  '/api/data/a/b/1/2/3/4/5',
  `/api/${'x'.repeat(8000)}`,
  '/.env',
  '/.git/config',
  '/healthz/x',
  '/API/SESSION',
]

/** Requests for no operation: other methods on known paths, and unknown paths. */
export function unknownRouteRequests(
  operations: readonly DocumentedOperation[],
  who: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'LINK', 'get', 'X']
  const paths = operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'))
  return fc
    .record({
      who: fc.constantFrom(...who),
      method: fc.constantFrom(...methods),
      path: fc.oneof(fc.constantFrom(...strayPaths), fc.constantFrom(...paths)),
      headers: fc.constantFrom({}, ...wrongHeaders.map(([name, value]) => ({ [name]: value }))),
      body: fc.constantFrom(undefined, ...wrongBodies.filter((text) => text.length < 1000)),
    })
    .filter(
      ({ method, path }) =>
        !operations.some((operation) => operation.method === method && matches(operation.path, path)),
    )
    .map(({ body, ...rest }) => ({
      ...rest,
      ...(body !== undefined && !/^(get|head)$/i.test(rest.method) && { body }),
    }))
}

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
