import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import * as z from 'zod'
import type { Send } from '#platform/web/api/transport.ts'

const Content = z.record(z.string(), z.object({ schema: z.unknown() }))
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  schema: z.unknown(),
})
const Operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  parameters: z.array(Parameter),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
})
const Document = z.looseObject({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

/** An operation of the API, as in the published OpenAPI document. */
export interface DocumentedOperation extends z.infer<typeof Operation> {
  method: string
  path: string
}

const pointer = (...parts: string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

/** The OpenAPI document of a server. */
export async function readDocument({ send }: { send: Send }) {
  const response = await send(new Request('http://atrium.test/api/openapi.json'))
  return parseDocument(await response.json())
}

/** Validates responses against a published document, by a JSON Schema validator other than zod. */
export function parseDocument(published: unknown) {
  const document = Document.parse(published)
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 })
  formats.default(ajv)
  // Binary content is not examined.
  ajv.addFormat('binary', true)
  ajv.addSchema({ ...document, $id: 'atrium' })
  const checks = new Map<string, ValidateFunction>()

  function check(testServer: string) {
    const validate = checks.get(testServer) ?? ajv.compile({ $ref: `atrium#${testServer}` })
    checks.set(testServer, validate)
    return validate
  }

  return {
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): DocumentedOperation => ({
        ...operation,
        path,
        method: method.toUpperCase(),
      })),
    ),
    /** The error in the body of an operation's response with this status. */
    findMismatch({ path, method }: DocumentedOperation, status: number, type: string, body: unknown) {
      const testServer = pointer(
        'paths',
        path,
        method.toLowerCase(),
        'responses',
        String(status),
        'content',
        type,
        'schema',
      )
      const validate = check(testServer)
      return validate(body) ? undefined : ajv.errorsText(validate.errors)
    },
    schemaAt: (reference: string) => document.components.schemas[reference.replace('#/components/schemas/', '')] ?? {},
    isProblem: (body: unknown) => check('/components/schemas/Problem')(body),
  }
}

export type ApiDocument = ReturnType<typeof parseDocument>
