import { isRecord } from '#platform/records/is-object.ts'
import { maxBodyBytes } from '#platform/request-limits.ts'
import type * as z from 'zod'
import { type Case, skipRequirement } from './case.ts'
import { expectStatus, type TestRequest } from './test-client.ts'
import { refusals, validRequest, type TestContext } from './request-cases.ts'
import { getJsonSchema } from './valid-requests.ts'
import type { Subject } from './subject.ts'

const maxTriedLength = 100_000

// One of them has no type of any field.
const otherTypes = [{ is: 'not this' }, 'no such value', 12.5, null, ['no', { list: true }], true]

/** Values just outside the bounds of a field's schema. */
function beyond(schema: Record<string, unknown>): unknown[] {
  const { maxLength, maximum, minimum, maxItems } = schema
  return [
    ...(typeof maxLength === 'number' && maxLength < maxTriedLength ? ['x'.repeat(maxLength + 1)] : []),
    ...(typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? [maximum + 1] : []),
    ...(typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? [minimum - 1] : []),
    ...(typeof maxItems === 'number' && maxItems < maxTriedLength
      ? [Array.from({ length: maxItems + 1 }, () => 0)]
      : []),
    ...(schema['enum'] === undefined ? [] : ['no such value']),
  ]
}

/** Whether the schema refuses the body at this field. */
const isRefusedAt = (schema: z.ZodType, body: unknown, name: string) => {
  const issues = schema.safeParse(body).error?.issues ?? []
  return issues.some(
    (issue) => issue.path[0] === name || (issue.code === 'unrecognized_keys' && issue.keys.includes(name)),
  )
}

/** Requirements of every operation with a JSON body. */
export function bodyCases(context: TestContext, subject: Subject): Case[] {
  const { testClient } = context
  const { title, endpoint } = subject
  const schema = getJsonSchema(subject)
  const { body: parsed } = endpoint
  if (schema === undefined || !parsed) return []
  const cases: Case[] = []
  const add = (requirement: string, check: Case['check']) => cases.push({ subject: title, requirement, check })
  const sendChanged = ({ body: _body, ...question }: TestRequest, wrong: Partial<TestRequest>) =>
    testClient.ask(subject, { ...question, ...wrong })
  const right = () => validRequest(context, subject)
  const refuses = (requirement: string, status: number, wrong: Partial<TestRequest>) =>
    add(requirement, async () => expectStatus(await sendChanged(right(), wrong), refusals(context, subject, status)))

  refuses('refuses invalid JSON', 400, { text: '{"a": 1,' })
  refuses('refuses a body with another Content-Type than JSON', 415, {
    text: 'a=1',
    headers: { 'content-type': 'text/plain' },
  })
  // A server that refuses it early may close the connection.
  refuses('refuses a body of more than 1 MB', 413, { body: { text: 'x'.repeat(maxBodyBytes) } })
  if (!isRecord(schema) || !isRecord(schema['properties'])) return cases

  for (const wrong of ['text', [], null])
    if (!parsed.safeParse(wrong).success)
      refuses(`refuses ${JSON.stringify(wrong)} in place of an object`, 422, { body: wrong })

  /** A valid body with one wrong field; not tried if the schema accepts it. */
  const refusesAt = (name: string, requirement: string, change: (body: Record<string, unknown>) => unknown) =>
    add(requirement, async () => {
      const question = right()
      const { body } = question
      if (!isRecord(body)) return skipRequirement('no valid body could be generated')
      const wrong = change(structuredClone(body))
      if (!isRefusedAt(parsed, wrong, name)) return skipRequirement('the schema accepts it')
      expectStatus(await sendChanged(question, { body: wrong }), refusals(context, subject, 422), name)
    })

  refusesAt('unknownField', 'refuses a field that the document does not name', (body) => ({ ...body, unknownField: 1 }))
  for (const [name, field] of Object.entries(schema['properties'])) {
    const isRefused = (value: unknown) => {
      const { body } = right()
      return isRecord(body) && isRefusedAt(parsed, { ...body, [name]: value }, name)
    }
    const wrong = otherTypes.filter(isRefused).slice(0, 2)
    for (const value of wrong)
      refusesAt(name, `refuses ${JSON.stringify(value)} as ${name}`, (body) => ({ ...body, [name]: value }))
    for (const value of isRecord(field) ? beyond(field) : [])
      refusesAt(name, `refuses ${abbreviate(value)} as ${name}`, (body) => ({ ...body, [name]: value }))
    if (Array.isArray(schema['required']) && schema['required'].includes(name))
      refusesAt(name, `refuses a body without ${name}`, ({ [name]: _left, ...rest }) => rest)
  }
  return cases
}

const abbreviate = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 40
    ? `${Array.isArray(value) ? value.length : text.length - 2} ${Array.isArray(value) ? 'items' : 'letters'}`
    : text
}
