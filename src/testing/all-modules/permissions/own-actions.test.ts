import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { actions } from '#platform/contract.ts'
import { contracts } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'
import { findModules } from '#server/node-modules.ts'

const Named = z.object({
  actionNames: z.record(z.string(), z.record(z.string(), z.string().min(1))).default({}),
})

const declared = contracts.flatMap((contract) => (contract.actions ?? []).map((action) => ({ contract, action })))

test('finds contracts that declare actions', () => expect(declared.length).toBeGreaterThanOrEqual(minimumInAtrium(3)))

test('every action of a contract has a name, and an endpoint or confidential fields that require it', async () => {
  const names = Object.assign(
    {},
    ...(await findModules()).map(
      ({ name }) => Named.parse(JSON.parse(readFileSync(`src/modules/${name}/locales/en.json`, 'utf8'))).actionNames,
    ),
  )
  const wrong = declared.flatMap(({ contract: { name, endpoints, confidential }, action }) => {
    const title = `${name}: ${action}`
    if (!/^[a-z][A-Za-z]*$/.test(action) || ['manage', 'export', ...actions].includes(action))
      return [`${title} is a name that means something else`]
    return [
      ...(names[name]?.[action] ? [] : [`${title} has no text actionNames.${name}.${action} in locales/en.json`]),
      ...(Object.values(endpoints).some((endpoint) => endpoint.action === action) || action === confidential
        ? []
        : [`${title} has no endpoint`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('every endpoint requires an action of its contract', () => {
  const wrong = contracts.flatMap(({ name, actions: own = [], endpoints }) =>
    Object.entries(endpoints).flatMap(([endpoint, { action }]) =>
      [...actions, ...own].includes(action) ? [] : [`${name}.${endpoint}: ${action}`],
    ),
  )
  expect(wrong).toEqual([])
})
