import { expect, test } from 'vitest'
import * as z from 'zod'
import { Problem } from '#platform/errors/failure.ts'
import { givenFields } from '#platform/permissions/rule-fields.ts'
import { allows, type Rule } from '#platform/permissions/rules.ts'
import { openServer, operations, createRequest, getTitle } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'
import { minimalValue } from '#testing/inputs/minimal-value.ts'

/** `update`, and the actions that a contract declares. */
const isChange = (action: string) => !['read', 'create', 'delete'].includes(action)

/** Every field that a body can have, alone in a body that the schema accepts. */
const single = operations
  .filter(({ contract, endpoint }) => !contract.everyone && !endpoint.public && isChange(endpoint.action))
  .flatMap((operation) => {
    const { body, path, ownOnly } = operation.endpoint
    // A part of a record has to exist before its fields are checked.
    if (!(body instanceof z.ZodObject) || ownOnly || path.replace(':id', '').includes(':')) return []
    return Object.entries(body.shape).flatMap(([field, schema]) => {
      const sent = { [field]: schema instanceof z.ZodType ? minimalValue(schema) : null }
      return body.safeParse(sent).success && givenFields(sent).includes(field) ? [{ operation, field, sent }] : []
    })
  })

test('finds many fields to test', () => expect(single.length).toBeGreaterThanOrEqual(minimumInAtrium(61)))

const everything: Rule = { action: ['manage'], subject: 'all' }

test.each([
  ['all but one', (rule: Rule): Rule[] => [everything, { ...rule, inverted: true }], false],
  ['one only', (rule: Rule): Rule[] => [{ action: ['read'], subject: 'all' }, rule], true],
])('a rule with fields: %s', async (_, rulesOf, isGiven) => {
  const { signIn, giveRules } = openServer()
  const { send, ability } = await signIn('u3')
  const wrong: string[] = []
  for (const { operation, field, sent } of single) {
    const { contract, endpoint } = operation
    const { action } = endpoint
    for (const [ruled, expected] of [[field, isGiven] as const, ['another', !isGiven] as const]) {
      await giveRules('u3', rulesOf({ action: [action], subject: contract.name, fields: [ruled] }))
      const response = await send(createRequest(operation, { body: sent }))
      const { issues = [] } = response.status === 403 ? Problem.parse(await response.json()) : {}
      const isAllowed = !issues.some(({ path }) => path === field)
      const isOffered = allows(await ability(), action, contract, undefined, field)
      if (isAllowed !== expected || isOffered !== expected)
        wrong.push(`${getTitle(operation)} ${field} by ${ruled}: ${isAllowed} ${isOffered}, ${expected}`)
    }
  }
  expect(wrong).toEqual([])
})
