// The OpenAPI document of all contracts, and its page. For the server and the tests that compare responses with it.

import { builtWorkspace } from '#platform/contracts/workspace.ts'
import * as z from 'zod'
import type { Contract, Endpoint } from '#platform/contract.ts'
import { Problem } from '#platform/errors/failure.ts'

/** Whether readers of the document understand the pattern: sets such as all emoji need JavaScript's newest flag. */
const isCommon = (pattern: string) => {
  try {
    return Boolean(new RegExp(pattern, 'u'))
  } catch {
    return false
  }
}

type Shared = Record<string, object>

/** Recursive schemas go into the components, since references are resolved from the root of the document. */
function hoisted(schema: object, id: string, shared: Shared) {
  const names = '$defs' in schema && typeof schema.$defs === 'object' ? Object.keys(schema.$defs ?? {}) : []
  const text = JSON.stringify(schema)
  const isCircle = text.includes('"$ref":"#"')
  if (names.length === 0 && !isCircle) return schema
  const getName = (name: string) => `${id}.${name.replaceAll('_', '')}`
  const { $defs = {}, ...rest } = Described.parse(
    JSON.parse(
      text
        .replaceAll(/"#\/\$defs\/([^"]+)"/g, (_, name: string) =>
          JSON.stringify(`#/components/schemas/${getName(name)}`),
        )
        .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${getName('whole')}"`),
    ),
  )
  for (const [name, part] of Object.entries($defs)) shared[getName(name)] = part
  if (!isCircle) return rest
  shared[getName('whole')] = rest
  return { $ref: `#/components/schemas/${getName('whole')}` }
}

const Described = z.looseObject({ $defs: z.record(z.string(), z.looseObject({})).optional() })

// Dates and other refined texts are described by the JSON that travels, so both directions use the input side.
const jsonSchema = (schema: z.ZodType, id: string, shared: Shared) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    unrepresentable: 'any',
    io: 'input',
    override({ jsonSchema: made }) {
      if (made.pattern !== undefined && !isCommon(made.pattern)) delete made.pattern
    },
  })
  return hoisted(rest, id, shared)
}

const problems = {
  400: 'Malformed request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict with stored data',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Does not match the schema',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Down for maintenance, overloaded or without a database',
  507: 'The server is out of storage space',
}

const parameters = (schema: z.ZodObject | undefined, place: 'path' | 'query', id: string, shared: Shared) =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (field instanceof z.ZodType && !field.safeParse(undefined).success),
    schema: field instanceof z.ZodType ? jsonSchema(field, `${id}.${name}`, shared) : {},
    ...(place === 'query' && { style: 'form', explode: true }),
  }))

const content = (returns: Endpoint['returns'], id: string, shared: Shared): ResponseObject['content'] => {
  if (!returns) return undefined
  if (returns instanceof z.ZodType)
    return { 'application/json': { schema: jsonSchema(returns, `${id}.response`, shared) } }
  return Object.fromEntries(
    returns.types.map((type) => [type, { schema: type.endsWith('json') ? {} : { type: 'string' } }]),
  )
}

interface ResponseObject {
  description: string
  content: Record<string, { schema: object }> | undefined
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

/** The schema of an edit with `base`: what its fields held when the record was read. */
function withBase(schema: object) {
  const fields: object = 'properties' in schema ? Object(schema.properties) : {}
  const base = {
    type: 'object',
    description: 'What the changed fields held when the record was read: 409 if another user has changed one since.',
    properties: Object.fromEntries(Object.keys(fields).map((name) => [name, {}])),
    additionalProperties: false,
  }
  return { ...schema, properties: { ...fields, base } }
}

function requestBody({ body, upload, mergesFields }: Endpoint, id: string, shared: Shared) {
  if (upload) return { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  if (!body) return
  const schema = jsonSchema(body, `${id}.body`, shared)
  return { required: true, content: { 'application/json': { schema: mergesFields ? withBase(schema) : schema } } }
}

/** Description of endpoints that require a fresh proof. */
const confirmedWords = (confirmed: true | readonly string[]) =>
  `Needs a password, passkey or sign-in of the last ten minutes${
    confirmed === true ? '' : ` where the body gives ${confirmed.map((field) => `\`${field}\``).join(' or ')}`
  }: else 403 with an issue whose path is \`confirm\`.`

function operation({ name }: Contract, endpointName: string, endpoint: Endpoint, shared: Shared) {
  const id = `${name}.${endpointName}`
  const success: ResponseObject = { description: 'Done', content: content(endpoint.returns, id, shared) }
  const failures = Object.entries(problems).map(([status, description]): [string, ResponseObject] => [
    status,
    { description, content: problemContent },
  ])
  return {
    operationId: id,
    tags: [name],
    summary: endpoint.summary,
    // The permission that a role needs, on the contract of the tag.
    ...(!endpoint.public && { 'x-action': endpoint.action }),
    ...(endpoint.confirmed && { description: confirmedWords(endpoint.confirmed) }),
    parameters: [
      ...parameters(endpoint.params, 'path', id, shared),
      ...parameters(endpoint.query, 'query', id, shared),
    ],
    requestBody: requestBody(endpoint, id, shared),
    responses: Object.fromEntries<ResponseObject>([[String(endpoint.status), success], ...failures]),
  }
}

/**
 * The API as an OpenAPI 3.1 document, from the contracts that the server uses; `path` is that of the server on its host,
 * if it has one.
 */
export function openApi(contracts: readonly Contract[], path = '') {
  const shared: Shared = {}
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const contract of contracts) {
    for (const [id, endpoint] of Object.entries(contract.endpoints)) {
      const path = `${contract.base}${endpoint.path}`.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(contract, id, endpoint, shared) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: builtWorkspace.name,
      version: '1',
      description: 'Every call that the screens make. Errors are problem details (RFC 9457).',
    },
    ...(path !== '' && { servers: [{ url: path }] }),
    tags: contracts.map(({ name }) => ({ name })),
    paths,
    components: { schemas: { ...shared, Problem: jsonSchema(Problem, 'Problem', shared) } },
  }
}
