import * as z from 'zod'
import type { Contract, Endpoint } from '#platform/contract.ts'
import { Problem } from '#platform/failure.ts'

// Dates and other refined texts are described by the JSON that travels, so both directions use the input side.
const jsonSchema = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    unrepresentable: 'any',
    io: 'input',
  })
  return rest
}

const problems = {
  400: 'Malformed request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Does not fit the schema',
  500: 'Failure of the server',
}

const parameters = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (field instanceof z.ZodType && !field.safeParse(undefined).success),
    schema: field instanceof z.ZodType ? jsonSchema(field) : {},
    ...(place === 'query' && { style: 'form', explode: true }),
  }))

const content = (returns: Endpoint['returns']): Answer['content'] => {
  if (!returns) return undefined
  if (returns instanceof z.ZodType) return { 'application/json': { schema: jsonSchema(returns) } }
  return Object.fromEntries(returns.types.map((type) => [type, { schema: { type: 'string' } }]))
}

interface Answer {
  description: string
  content: Record<string, { schema: object }> | undefined
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

function requestBody({ body, upload }: Endpoint) {
  if (upload) return { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  return body && { required: true, content: { 'application/json': { schema: jsonSchema(body) } } }
}

function operation({ name }: Contract, id: string, endpoint: Endpoint) {
  const success: Answer = { description: 'Done', content: content(endpoint.returns) }
  const failures = Object.entries(problems).map(([status, description]): [string, Answer] => [
    status,
    { description, content: problemContent },
  ])
  return {
    operationId: `${name}.${id}`,
    tags: [name],
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    requestBody: requestBody(endpoint),
    responses: Object.fromEntries<Answer>([[String(endpoint.status), success], ...failures]),
  }
}

/** The API as an OpenAPI 3.1 document, from the same contracts that the server answers by. */
export function openApi(contracts: readonly Contract[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const contract of contracts) {
    for (const [id, endpoint] of Object.entries(contract.endpoints)) {
      const path = `${contract.base}${endpoint.path}`.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(contract, id, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version: '1',
      description: 'Every call that the screens make. Errors are problem details (RFC 9457).',
    },
    tags: contracts.map(({ name }) => ({ name })),
    paths,
    components: { schemas: { Problem: jsonSchema(Problem) } },
  }
}
